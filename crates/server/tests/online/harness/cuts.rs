//! Somebody whose connection breaks every now and then.

use table::{Luck as _, Recorded};

use super::person::Person;

impl<R: Recorded> Person<R> {
    /// Plays anything until the game is over; every now and then the connection breaks, whatever is on its way.
    pub(crate) async fn plays_with_cuts(&mut self, one_in: u32) {
        let code = self.code.clone();
        // The proof may come before the answer to the last command.
        while !self.has_proof() || self.client.unanswered().next().is_some() {
            if self.luck.below(one_in) == 0 {
                self.cut();
            }
            if self.socket.is_none() {
                self.connect(&code).await;
            }
            if let Some((seat, action)) = self.anything() {
                self.command(protocol::Command::Play { seat, actions: vec![action] }).await;
            } else {
                // One that is gone comes again.
                self.next().await;
            }
        }
    }
}
