//! A web worker that answers questions, so that the page never waits for the answers.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use js_sys::{Object, Reflect, global};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

use super::{page, timer};

/// Answers a question in the page itself.
type Answering = fn(String) -> Pin<Box<dyn Future<Output = Result<String, String>>>>;

/// What is done with an answer, or with the reason why there is none.
type Then = Box<dyn FnOnce(Result<String, String>)>;

/// The page's end of the worker. Where a browser has no workers of this kind the page answers itself.
#[derive(Clone)]
pub struct Worker {
    asked: Rc<RefCell<OpenQuestions>>,
}

struct OpenQuestions {
    /// `None` where there is no worker, or when it could not start.
    worker: Option<web_sys::Worker>,
    /// What stands in for a worker.
    here: Answering,
    /// What every worker has to know before it is asked.
    lesson: Option<String>,
    /// It has answered something since it was started.
    works: bool,
    next: u32,
    /// Questions without an answer yet, by their number.
    open: Vec<(u32, String, Then)>,
}

impl Worker {
    /// Starts the worker with the module the page runs, which answers as `here` does.
    pub fn start(here: Answering) -> Self {
        let asked = OpenQuestions {
            worker: None,
            here,
            lesson: None,
            works: false,
            next: 0,
            open: Vec::new(),
        };
        let asked = Rc::new(RefCell::new(asked));
        let worker = start(&asked).ok();
        asked.borrow_mut().worker = worker;
        Self { asked }
    }

    /// Tells it what questions are about, in place of what it was told before. A worker that has to take the place of
    /// a broken one is told it too.
    pub fn teach(&self, lesson: String) {
        let mut asked = self.asked.borrow_mut();
        asked.lesson = Some(lesson.clone());
        asked.post(lesson, Box::new(|_| {}));
    }

    /// Ends it: what was asked has no answer any more.
    pub fn end(&self) {
        let mut asked = self.asked.borrow_mut();
        asked.open.clear();
        if let Some(worker) = asked.worker.take() {
            worker.terminate();
        }
    }

    /// Asks a question; the answer comes later.
    pub fn ask(&self, question: String, then: impl FnOnce(Result<String, String>) + 'static) {
        self.asked.borrow_mut().post(question, Box::new(then));
    }
}

impl OpenQuestions {
    fn post(&mut self, question: String, then: Then) {
        self.next += 1;
        let id = self.next;
        let message = object(&[("id", id.into()), ("request", question.as_str().into())]);
        let posted =
            self.worker.as_ref().is_some_and(|worker| worker.post_message(&message).is_ok());
        if posted {
            self.open.push((id, question, then));
        } else {
            self.answer_here(question, then);
        }
    }

    /// Answers in the page, after it has drawn what it has to draw.
    fn answer_here(&self, question: String, then: Then) {
        let here = self.here;
        timer::after(1, move || spawn_local(async move { then(here(question).await) }));
    }

    /// Asks again what has no answer yet, after the lesson: there is a new worker, or none any more.
    fn ask_again(&mut self) {
        let open = std::mem::take(&mut self.open);
        if let Some(lesson) = self.lesson.clone() {
            self.post(lesson, Box::new(|_| {}));
        }
        for (_, question, then) in open {
            self.post(question, then);
        }
    }

    fn answered(&mut self, id: u32) -> Option<Then> {
        let place = self.open.iter().position(|(open, ..)| *open == id)?;
        Some(self.open.remove(place).2)
    }
}

/// Puts a new worker in the place of one that broke, and asks it what the other was still asked. One that never worked is not
/// tried again: the page answers itself then.
fn restart(asked: &Rc<RefCell<OpenQuestions>>) {
    let works = std::mem::take(&mut asked.borrow_mut().works);
    let fresh = if works { start(asked).ok() } else { None };
    let mut asked = asked.borrow_mut();
    if let Some(broken) = std::mem::replace(&mut asked.worker, fresh) {
        broken.terminate();
    }
    asked.ask_again();
}

fn start(asked: &Rc<RefCell<OpenQuestions>>) -> Result<web_sys::Worker, JsValue> {
    let module = Reflect::get(&global(), &"karakModule".into())?;
    if module.is_undefined() {
        return Err(JsValue::from_str("the page did not keep its module"));
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = web_sys::Worker::new_with_options(&page::file("worker.js"), &options)?;
    let open = Rc::clone(asked);
    let answered = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let field = |name: &str| Reflect::get(&message.data(), &name.into()).ok();
        let Some(id) = field("id").and_then(|id| id.as_f64()) else { return };
        let Some(then) = open.borrow_mut().answered(id as u32) else { return };
        if let Some(answer) = field("answer").and_then(|answer| answer.as_string()) {
            open.borrow_mut().works = true;
            return then(Ok(answer));
        }
        // What broke once stays broken: the next question goes to a new worker. One that only refuses is sound.
        if field("broken").is_some_and(|broken| broken.is_truthy()) {
            restart(&open);
        }
        then(Err(field("error").and_then(|error| error.as_string()).unwrap_or_default()));
    });
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    answered.forget();
    // A worker that cannot start says so once; whatever it was asked by then is answered here.
    let open = Rc::clone(asked);
    let failed = Closure::<dyn Fn()>::new(move || {
        let mut asked = open.borrow_mut();
        asked.worker = None;
        asked.ask_again();
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
