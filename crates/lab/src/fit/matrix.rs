//! A symmetric, positive definite matrix: factors, solutions, inverse (Cholesky's method).

/// Square, by rows; only the lower triangle counts.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Symmetric {
    size: usize,
    cells: Vec<f64>,
}

impl Symmetric {
    pub(crate) fn zeros(size: usize) -> Self {
        Self { size, cells: vec![0.0; size * size] }
    }

    /// A row up to the diagonal.
    pub(crate) fn row(&self, row: usize) -> &[f64] {
        &self.cells[row * self.size..=row * self.size + row]
    }

    /// A row up to the diagonal.
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.cells[row * self.size..=row * self.size + row]
    }

    /// Adds `scale` times the vector's product with itself.
    pub(crate) fn add_square(&mut self, vector: &[f64], scale: f64) {
        for (row, &left) in vector.iter().enumerate() {
            let left = left * scale;
            if left != 0.0 {
                let cells = self.row_mut(row).iter_mut();
                cells.zip(vector).for_each(|(cell, right)| *cell += left * right);
            }
        }
    }

    /// The lower factor, or `None` if the matrix is not positive definite.
    pub(crate) fn factor(mut self) -> Option<Factor> {
        for row in 0..self.size {
            for column in 0..=row {
                let (left, right) = (self.row(row), self.row(column));
                let products = left[..column].iter().zip(right).map(|(left, right)| left * right);
                let rest = left[column] - products.sum::<f64>();
                let value = if column < row {
                    rest / right[column]
                } else if rest > 0.0 {
                    rest.sqrt()
                } else {
                    return None;
                };
                self.row_mut(row)[column] = value;
            }
        }
        Some(Factor(self))
    }
}

/// The lower triangle whose product with itself turned over is the matrix.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Factor(Symmetric);

impl Factor {
    /// The vector that the matrix takes to this one.
    pub(crate) fn solve(&self, mut vector: Vec<f64>) -> Vec<f64> {
        let size = self.0.size;
        for row in 0..size {
            let factors = self.0.row(row);
            let known = factors[..row].iter().zip(&vector).map(|(factor, value)| factor * value);
            vector[row] = (vector[row] - known.sum::<f64>()) / factors[row];
        }
        for row in (0..size).rev() {
            let known = (row + 1..size).map(|below| self.0.row(below)[row] * vector[below]);
            vector[row] = (vector[row] - known.sum::<f64>()) / self.0.row(row)[row];
        }
        vector
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_system_is_solved() {
        // [[4, 2, 0], [2, 5, 3], [0, 3, 6]] takes (1, 2, 3) to (8, 21, 24).
        let mut matrix = Symmetric::zeros(3);
        matrix.row_mut(0).copy_from_slice(&[4.0]);
        matrix.row_mut(1).copy_from_slice(&[2.0, 5.0]);
        matrix.row_mut(2).copy_from_slice(&[0.0, 3.0, 6.0]);
        let solved = matrix.factor().unwrap().solve(vec![8.0, 21.0, 24.0]);
        for (found, wanted) in solved.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-12, "{solved:?}");
        }
    }

    #[test]
    fn what_is_not_positive_definite_has_no_factor() {
        let mut matrix = Symmetric::zeros(2);
        matrix.add_square(&[1.0, 2.0], 1.0);
        assert!(matrix.clone().factor().is_none());
        matrix.add_square(&[1.0, -1.0], 0.5);
        assert!(matrix.factor().is_some());
    }
}
