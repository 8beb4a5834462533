import NativeEnvironment from './environment.mjs';
import { computeWhatIsRead, matchTagsFirst } from './page-style.ts';

matchTagsFirst();
const { JSDOM, VirtualConsole } = await import('jsdom');

/** What Node has too, but not for the elements of jsdom. */
const INSTEAD_OF_NODES = [
  ...['AbortController', 'AbortSignal', 'Blob', 'CloseEvent', 'CustomEvent', 'DOMException', 'Event'],
  ...['EventTarget', 'File', 'FormData', 'Headers', 'MessageEvent', 'Storage'],
  ...['localStorage', 'navigator', 'sessionStorage'],
];
/** What Node has and jsdom lacks; it would pass messages between test files and keep a worker from ending. */
const NOT_OF_JSDOM = ['BroadcastChannel'];
/** Names of the page's window that mean the window itself. */
const WINDOWS = ['window', 'self', 'top', 'parent', 'frames'];
/** The library of page tests asks for these without an import. */
const TEST_GLOBALS = ['afterEach', 'afterAll', 'beforeAll', 'beforeEach', 'jest'];

/**
 * Node's globals with those of a new page beside them. At the end of the file Node's are as before; what only a page
 * has stays until the next one opens, since the framework may still end some work.
 */
export default class PageEnvironment extends NativeEnvironment {
  #before = Object.getOwnPropertyDescriptors(globalThis);
  #dom;
  /** Timers of the page that may still run: left alone, one of minutes would keep a worker as long. */
  #timers = new Set();

  constructor(config, context) {
    super(config, context);
    this.#dom = openPage(context.console);
    const { window } = this.#dom;
    for (const name of NOT_OF_JSDOM) Reflect.deleteProperty(globalThis, name);
    for (const name of Object.getOwnPropertyNames(window))
      if (INSTEAD_OF_NODES.includes(name) || !isOfNode(name)) share(window, name);
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) share(window, name);
    for (const name of WINDOWS) define(name, { value: globalThis, writable: true });
    endWithPage('setTimeout', this.#timers);
    endWithPage('setInterval', this.#timers);
  }

  setTestGlobals(globals) {
    for (const name of TEST_GLOBALS) globalThis[name] = globals[name];
  }

  async teardown() {
    await super.teardown();
    for (const timer of this.#timers) clearTimeout(timer);
    for (const key of Reflect.ownKeys(this.#before)) {
      if (!isOfNode(key)) continue;
      const { get, value } = this.#before[key];
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (now?.get !== get || now?.value !== value) Object.defineProperty(globalThis, key, this.#before[key]);
    }
    this.#dom.window.close();
    this.#dom = null;
  }
}

const OF_NODE = new Set(Reflect.ownKeys(globalThis));
const isOfNode = (name) => OF_NODE.has(name) || name in Object.prototype;

/** A page with nothing on it, as jest's own environment opens it. */
function openPage(console) {
  const virtualConsole = new VirtualConsole();
  virtualConsole.sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  failOnErrors(window);
  computeWhatIsRead(window);
  return { window };
}

/** An error that no listener of the test hears fails the test that runs. */
function failOnErrors(window) {
  const add = window.addEventListener.bind(window);
  const remove = window.removeEventListener.bind(window);
  let listeners = 0;
  add('error', ({ error }) => {
    if (listeners === 0 && error != null) process.emit('uncaughtException', error);
  });
  window.addEventListener = (type, ...rest) => {
    if (type === 'error') listeners += 1;
    add(type, ...rest);
  };
  window.removeEventListener = (type, ...rest) => {
    if (type === 'error') listeners -= 1;
    remove(type, ...rest);
  };
}

/** Makes a property of the window a global; a test may put another value in its place. */
function share(window, name) {
  const value = window[name];
  const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
  let own = isMethod ? value.bind(window) : undefined;
  define(name, {
    get: () => own ?? window[name],
    set: (next) => {
      own = next;
    },
  });
}

/** Lets a global that calls later tell its timers, so that they end with the page. */
function endWithPage(name, timers) {
  const callLater = globalThis[name];
  const value = (run, ms, ...args) => {
    const timer = callLater(() => {
      if (name === 'setTimeout') timers.delete(timer);
      run(...args);
    }, ms);
    timers.add(timer);
    return timer;
  };
  define(name, { value, writable: true });
}

function define(name, property) {
  Object.defineProperty(globalThis, name, { ...property, configurable: true, enumerable: true });
}
