/** The paper opens without its example where that takes longer. */
const MAX_WAIT_MS = 4_000;

export const loadWorkedExample = () =>
  Promise.race([
    import('./worked-example.js'),
    new Promise<never>((_, reject) => setTimeout(reject, MAX_WAIT_MS)),
  ]);
