//! The web worker that bots think in, so that the page never waits for them.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Object, Reflect, global};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{page, timer};

/// What is done with an answer, or with the reason why there is none.
type Then = Box<dyn FnOnce(Result<String, String>)>;

/// The page's end of the worker. Where a browser has no workers of this kind the page thinks itself.
#[derive(Clone)]
pub struct Thinker {
    asked: Rc<RefCell<OpenQuestions>>,
}

#[derive(Default)]
struct OpenQuestions {
    /// `None` where there is no worker, or when it could not start.
    worker: Option<Worker>,
    next: u32,
    /// Questions without an answer yet, by their number.
    open: Vec<(u32, String, Then)>,
}

impl Thinker {
    /// Starts the worker with the module the page runs.
    pub fn start() -> Self {
        let asked = Rc::new(RefCell::new(OpenQuestions::default()));
        asked.borrow_mut().worker = start(&asked).ok();
        Self { asked }
    }

    /// Asks a question; the answer comes later.
    pub fn ask(&self, question: String, then: impl FnOnce(Result<String, String>) + 'static) {
        let mut asked = self.asked.borrow_mut();
        asked.next += 1;
        let id = asked.next;
        asked.post(id, question, Box::new(then));
    }
}

impl OpenQuestions {
    fn post(&mut self, id: u32, question: String, then: Then) {
        let message = object(&[("id", id.into()), ("request", question.as_str().into())]);
        let posted =
            self.worker.as_ref().is_some_and(|worker| worker.post_message(&message).is_ok());
        if posted {
            self.open.push((id, question, then));
        } else {
            think_here(question, then);
        }
    }

    fn answered(&mut self, id: u32) -> Option<Then> {
        let place = self.open.iter().position(|(open, ..)| *open == id)?;
        Some(self.open.remove(place).2)
    }
}

/// Thinks in the page, after it has drawn what it has to draw.
fn think_here(question: String, then: Then) {
    timer::after(1, move || then(crate::think::answer(&question)));
}

/// Puts a new worker in the place of one that broke, and asks it what the other was still asked.
fn restart(asked: &Rc<RefCell<OpenQuestions>>) {
    let fresh = start(asked).ok();
    let mut asked = asked.borrow_mut();
    if let Some(broken) = std::mem::replace(&mut asked.worker, fresh) {
        broken.terminate();
    }
    for (id, question, then) in std::mem::take(&mut asked.open) {
        asked.post(id, question, then);
    }
}

fn start(asked: &Rc<RefCell<OpenQuestions>>) -> Result<Worker, JsValue> {
    let module = Reflect::get(&global(), &"karakModule".into())?;
    if module.is_undefined() {
        return Err(JsValue::from_str("the page did not keep its module"));
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&page::file("worker.js"), &options)?;
    let open = Rc::clone(asked);
    let answered = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let field = |name: &str| Reflect::get(&message.data(), &name.into()).ok();
        let Some(id) = field("id").and_then(|id| id.as_f64()) else { return };
        let Some(then) = open.borrow_mut().answered(id as u32) else { return };
        if let Some(answer) = field("answer").and_then(|answer| answer.as_string()) {
            return then(Ok(answer));
        }
        // What broke once stays broken: the next question goes to a new worker.
        restart(&open);
        then(Err(field("error").and_then(|error| error.as_string()).unwrap_or_default()));
    });
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    answered.forget();
    // A worker that cannot start says so once; whatever it was asked by then is thought about here.
    let open = Rc::clone(asked);
    let failed = Closure::<dyn Fn()>::new(move || {
        let mut asked = open.borrow_mut();
        asked.worker = None;
        for (_, question, then) in std::mem::take(&mut asked.open) {
            think_here(question, then);
        }
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    worker.post_message(&object(&[("module", module)]))?;
    Ok(worker)
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of an object of one's own cannot fail.
        drop(Reflect::set(&object, &(*name).into(), value));
    }
    object.into()
}
