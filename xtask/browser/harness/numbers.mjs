// Numbers about numbers.

/** The value below which this part of them lies: 0.5 is the median. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

export const median = (values) => quantile(values, 0.5);
