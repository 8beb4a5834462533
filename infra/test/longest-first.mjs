import fs from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** The files that take longest, the longest first: `npm test -- --slow` tells. */
const LONGEST = [
  'infra/faults/backup.int.spec.ts',
  'infra/local/backup/backup.int.spec.ts',
  'infra/faults/recovery.int.spec.ts',
  'infra/local/backup/restore.int.spec.ts',
  'services/content/src/model-questions/measured/written-questions.int.spec.ts',
  'infra/faults/lost-work.int.spec.ts',
  'infra/faults/personal-words.int.spec.ts',
  'infra/faults/authorization-privacy.int.spec.ts',
  'infra/faults/authorization.int.spec.ts',
  'infra/faults/outage.int.spec.ts',
  'libs/question-engine/src/every-cell.spec.ts',
  'libs/question-engine/src/packs/geometry/geometry.spec.ts',
  'libs/question-engine/src/packs/parts/parts.spec.ts',
  'libs/question-engine/src/packs/whole-numbers/whole-numbers.spec.ts',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((file) => path.endsWith(`/${file}`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Files that take shared products come last, together: until the first of them no product waits. */
const isSharing = ({ path }) =>
  path.endsWith('.int.spec.ts') && fs.readFileSync(path, 'utf8').includes(' leaseTestStack(');

/**
 * Starts long files before short ones, so that no worker ends long after the others. Jest knows how long a file took the
 * last time; on a new machine it goes by the length of its text, which says nothing: some of the longest are short.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
    return [...sorted.filter((test) => !isSharing(test)), ...sorted.filter(isSharing)];
  }
}
