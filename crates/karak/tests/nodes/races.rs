//! Two devices of one guest at two servers that answer one position at once.

use goblin::Goblin;
use protocol::{Command, News, Why};
use table::{Seat, Viewer};

use crate::cluster::Cluster;
use crate::node::Node;
use crate::person::Person;
use crate::together::{begun, ended_alike};

const ANNA: Viewer = Viewer::Seat(Seat::new(0));
/// So many decisions are made twice.
const DECISIONS: usize = 10;

/// Why these commands were given back.
fn refused(person: &Person<Goblin>) -> Vec<Why> {
    let refused = person.news.iter().filter_map(|news| {
        if let News::GivenBack { refused, .. } = news { Some(refused.why) } else { None }
    });
    refused.collect()
}

/// Whether it is known what became of everything.
fn is_answered(person: &Person<Goblin>) -> bool {
    person.client.unanswered().next().is_none()
}

#[tokio::test]
async fn one_of_two_answers_wins_and_the_other_is_stale() {
    let database = Cluster::shared().database("races");
    let [one, two] = [(); 2].map(|()| Node::start(&database));
    let [mut anna, mut ben] = begun(one.address, one.address).await;
    let mut phone = anna.other_device(3);
    phone.address = two.address;
    phone.connect(&anna.code).await;
    phone.until(|phone| !phone.client.viewers().is_empty() && phone.has_begun()).await;
    let at = |person: &Person<Goblin>| person.client.follower(ANNA).map_or(0, |held| held.sequence);
    let mut made = 0;
    while made < DECISIONS && !anna.has_proof() {
        if at(&anna) == at(&phone)
            && let Some((seat, action)) = anna.anything()
            && let Some((_, other)) = phone.anything()
        {
            let here = anna.command(Command::Play { seat, actions: vec![action] });
            let there = phone.command(Command::Play { seat, actions: vec![other] });
            tokio::join!(here, there);
            tokio::join!(anna.until(is_answered), phone.until(is_answered));
            made += 1;
            let stale = [refused(&anna), refused(&phone)].concat();
            assert_eq!(stale, vec![Why::Stale; made], "one wins each time");
        } else if let Some((seat, action)) = ben.anything() {
            ben.done(Command::Play { seat, actions: vec![action] }).await;
        } else {
            tokio::select! {
                on = anna.next() => assert!(on),
                on = phone.next() => assert!(on),
                on = ben.next() => assert!(on),
            }
        }
    }
    assert!(made > 0, "it was her turn");
    tokio::join!(anna.plays_to_the_end(), ben.plays_to_the_end(), phone.until(Person::has_proof));
    ended_alike(&anna, &ben).await;
    assert_eq!(anna.record(), phone.record());
    phone.holds_what_is_so(1_000).await;
    one.stop();
    two.stop();
}
