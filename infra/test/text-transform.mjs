/** A file that a page imports as text (`?raw`). */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
