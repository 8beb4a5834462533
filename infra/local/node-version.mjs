// Plain JavaScript without newer syntax, so that an old Node can still read it and say what is wrong.

/** The first Node with the type stripping, `require(esm)` and JSON modules that the product needs. */
export const MINIMUM_NODE = '24.10.0';

/** @param {string} version e.g. "20.11.1" @returns {boolean} */
export function isNodeRecentEnough(version) {
  const have = version.split('.').map(Number);
  const need = MINIMUM_NODE.split('.').map(Number);
  for (let i = 0; i < need.length; i += 1) {
    if ((have[i] || 0) !== need[i]) return (have[i] || 0) > need[i];
  }
  return true;
}

/** Ends the process with one sentence when this Node is too old. */
export function requireRecentNode() {
  if (isNodeRecentEnough(process.versions.node)) return;
  process.stderr.write(
    'This needs Node 24.10 or later and is running on Node ' +
      process.versions.node +
      ': run "npm ci" first, which brings the right Node, and then start it through npm (for example "npm start").\n',
  );
  process.exit(1);
}
