//! A client checks a whole game when its proof comes.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use table::{
    ChanceSource, FairDice, Follower, FollowerOf, Host, Recorded, Rules, Saved, Seat, Viewer,
    sha256,
};

use super::witness::Fair;
use super::{Cheat, Proof, Unproved, Verdict, Witness, share_of_silent};
use crate::client::Shares;
use crate::{Chain, promise_of};

/// What a client has seen of a game, to be compared with its proof.
pub(crate) struct Seen<'a, R: Rules> {
    /// The hash of the set-up that was shown.
    pub(crate) set_up: [u8; 32],
    pub(crate) witness: &'a Witness,
    pub(crate) shares: &'a Shares,
    /// What each of its viewers holds.
    pub(crate) held: Vec<(Viewer, &'a FollowerOf<R>)>,
}

/// Checks the proof against what was seen.
pub(crate) fn check<R: Recorded>(proof: &Proof, seen: &Seen<'_, R>) -> Verdict {
    let mut verdict = Verdict { cheats: seen.witness.cheats().to_vec(), unproved: Vec::new() };
    let saved = match Saved::<R>::parse(&proof.record) {
        Ok(saved) => saved,
        Err(error) => {
            verdict.cheats.push(Cheat::Record(error.to_string()));
            return verdict;
        }
    };
    if saved.rules.setup_hash(saved.position.as_ref()) != seen.set_up {
        verdict.add(Cheat::SetUp);
    }
    let fair = seen.witness.fair();
    if fair.is_some_and(|fair| sha256(&proof.secret.0) != fair.commitment.0) {
        verdict.add(Cheat::Secret);
    }
    match (&saved.chance, fair) {
        (ChanceSource::Dice(dice), Some(fair)) => {
            check_shares(proof, dice, fair, seen.shares, &mut verdict);
        }
        (ChanceSource::OwnDraws, None) => verdict.unproved.push(Unproved::OwnDraws),
        (ChanceSource::Dice(_), None) => verdict.unproved.push(Unproved::CameLate),
        (ChanceSource::OwnDraws | ChanceSource::Unknown, Some(_))
        | (ChanceSource::Unknown, None) => verdict.add(Cheat::NoDice),
    }
    if let ChanceSource::Dice(dice) = &saved.chance
        && let Err(error) = saved.verify(dice)
    {
        verdict.add(Cheat::Dice(error.to_string()));
    }
    check_game(proof, &saved, seen, &mut verdict);
    verdict
}

/// Every share is what its seat had promised, or follows from the secret and the proof says why.
fn check_shares(
    proof: &Proof,
    dice: &FairDice,
    fair: &Fair,
    shares: &Shares,
    verdict: &mut Verdict,
) {
    if dice.secrets().host != proof.secret.0 {
        verdict.add(Cheat::Secret);
    }
    if fair.people.is_none() {
        verdict.unproved.push(Unproved::CameLate);
    }
    for (seat, share) in Seat::first(dice.secrets().seats.len()).zip(&dice.secrets().seats) {
        let is_silent = proof.silent.contains(&seat);
        let promise = fair.promise_of(seat);
        let is_right = match promise.filter(|_| !is_silent) {
            Some(promise) => promise_of(&crate::Bytes(*share)) == promise,
            None => *share == share_of_silent(&proof.secret.0, seat),
        };
        if !is_right {
            verdict.add(Cheat::Share(seat));
        }
        if is_silent && fair.shown.contains(seat) {
            verdict.add(Cheat::CalledSilent(seat));
        }
        let is_person = fair.people.is_some_and(|people| people.contains(seat));
        if !is_silent && (fair.silent.contains(seat) || (is_person && promise.is_none())) {
            verdict.add(Cheat::Unnamed(seat));
        }
        if shares.promised().contains(seat) {
            let open = if is_silent {
                let shown = shares.shown().contains(seat);
                Some(if shown { Unproved::TooLate(seat) } else { Unproved::Silent(seat) })
            } else {
                let is_own = promise == Some(shares.promise(seat));
                (!is_own).then_some(Unproved::PromisedByOther(seat))
            };
            verdict.unproved.extend(open);
        }
    }
}

/// The record's entries are possible, lead through all positions whose links were shown, and to what viewers hold.
fn check_game<R: Recorded>(
    proof: &Proof,
    saved: &Saved<R>,
    seen: &Seen<'_, R>,
    verdict: &mut Verdict,
) {
    let mut right: Vec<Viewer> = Vec::new();
    let mut look = |host: &Host<R>| {
        for (viewer, held) in &seen.held {
            if held.sequence == host.sequence() && Follower::of(host, *viewer) == **held {
                right.push(*viewer);
            }
        }
    };
    look(&saved.beginning());
    let host = match saved.replay(usize::MAX, |host, _| look(host)) {
        Ok(host) => host,
        Err(error) => {
            verdict.add(Cheat::Record(error.to_string()));
            return;
        }
    };
    let links = Chain::links(&proof.secret.0, &seen.set_up, host.entries());
    let is_other = |(sequence, link): &(usize, _)| links.get(*sequence) != Some(link);
    if let Some((sequence, _)) = seen.witness.links().find(is_other) {
        let is_known = verdict.cheats.iter().any(|known| matches!(known, Cheat::Rewritten { .. }));
        if !is_known {
            verdict.cheats.push(Cheat::Rewritten { sequence });
        }
    }
    for (viewer, _) in seen.held.iter().filter(|(viewer, _)| !right.contains(viewer)) {
        verdict.add(Cheat::Shown(*viewer));
    }
}

impl Verdict {
    /// Each thing once.
    fn add(&mut self, cheat: Cheat) {
        if !self.cheats.contains(&cheat) {
            self.cheats.push(cheat);
        }
    }
}
