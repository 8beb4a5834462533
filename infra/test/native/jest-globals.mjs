/** Exports that test files import from `@jest/globals`. They change with the file, since this module stays loaded. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Sets the exports to the functions of the test file that runs now. */
export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
