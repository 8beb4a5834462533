/** Where jest keeps its matchers. */
const JEST_MATCHERS = Symbol.for('$$jest-matchers-object');

/** Jest's expectation with one matcher, and with the ways to it: `not`, `resolves` and `rejects`. */
function makeOne(expect, actual, name) {
  const jest = globalThis[JEST_MATCHERS];
  const { matchers } = jest;
  jest.matchers = { [name]: matchers[name] };
  try {
    return expect(...actual);
  } finally {
    jest.matchers = matchers;
  }
}

/** Only a promise's matcher needs the place of `expect`: the others keep their own when they fail. */
function makeWithoutPlace(expect, actual, name) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return makeOne(expect, actual, name);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Jest's `expect`, which makes a matcher when a test asks for it. Jest's own makes six functions for each of its matchers
 * each time, and notes the place: a twentieth of the processor time of the engine's tests.
 */
export function toQuickExpect(expect) {
  class Expectation {
    #actual;
    #way;

    constructor(actual, way) {
      this.#actual = actual;
      this.#way = way;
    }

    find(name) {
      const [first] = this.#way;
      const make = first === 'resolves' || first === 'rejects' ? makeOne : makeWithoutPlace;
      let found = make(expect, this.#actual, name);
      for (const step of this.#way) found = found[step];
      return found[name];
    }

    goOn(step) {
      return new Expectation(this.#actual, [...this.#way, step]);
    }
  }
  for (const step of ['not', 'resolves', 'rejects'])
    Object.defineProperty(Expectation.prototype, step, {
      get() {
        return this.goOn(step);
      },
    });
  for (const name of Object.keys(globalThis[JEST_MATCHERS].matchers))
    Object.defineProperty(Expectation.prototype, name, {
      get() {
        return this.find(name);
      },
    });
  return Object.assign((...actual) => new Expectation(actual, []), expect);
}
