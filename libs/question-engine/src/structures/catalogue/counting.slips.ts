import type { Name } from '../quantity.js';
import type { Slip } from '../structure.js';

/** Slips of a pupil who counts on or back and is one off, by the sums that are counted. */
export const countedByOneOff = (sums: Readonly<Record<Name, string>>): readonly Slip[] => {
  const withEnd = (end: string): Record<Name, string> =>
    Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, `${sum} ${end}`]));
  return [
    { code: 'counted-one-too-far', says: 'Nearly! Check the ones.', plan: withEnd('+ 1') },
    { code: 'counted-one-too-few', says: 'Nearly! Check the ones.', plan: withEnd('- 1') },
  ];
};
