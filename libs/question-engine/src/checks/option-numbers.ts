const DECIMAL = /\d\.\d/;

/** Options with a decimal where neither the question nor the key has one: no pupil would arrive there. */
export const listStrayDecimals = (options: readonly string[], shown: string, key: string): string[] =>
  DECIMAL.test(shown) || DECIMAL.test(key)
    ? []
    : options
        .filter((option) => DECIMAL.test(option))
        .map((option) => `grade: option ${option} has a decimal among whole numbers`);
