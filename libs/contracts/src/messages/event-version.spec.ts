import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import type { EventDefinition } from './event.js';
import { earlierVersion, listVersions, readEventData, toMessageName } from './event-version.js';
import { submissionMarked } from './marking.events.js';

const moved = {
  name: 'thing.moved',
  version: 3,
  data: z.strictObject({ from: z.string(), to: z.string() }),
  earlier: [
    earlierVersion(1, z.strictObject({ place: z.string() }), ({ place }) => ({ to: place })),
    earlierVersion(2, z.strictObject({ to: z.string() }), ({ to }) => ({ from: 'unknown', to })),
  ],
  subscribers: [],
} as const satisfies EventDefinition;

describe('readEventData', () => {
  it.each([
    [1, { place: 'here' }, { from: 'unknown', to: 'here' }],
    [2, { to: 'here' }, { from: 'unknown', to: 'here' }],
    [3, { from: 'there', to: 'here' }, { from: 'there', to: 'here' }],
  ])('converts version %s to the current one', (version, data, current) => {
    expect(readEventData(moved, version, data)).toEqual(current);
  });

  it.each([
    ['of a newer version', 4, { to: 'here' }],
    ['of version 0', 0, { place: 'here' }],
  ])('throws on data %s', (_case, version, data) => {
    expect(() => readEventData(moved, version, data)).toThrow(
      `thing.moved of version ${version} is not understood`,
    );
  });

  it('throws on data that do not match their version', () => {
    expect(() => readEventData(moved, 1, { to: 'here' })).toThrow();
    expect(() => readEventData(moved, 2, { place: 'here' })).toThrow();
  });
});

it('listVersions starts with the current version', () => {
  expect(listVersions(moved).map(({ version }) => version)).toEqual([3, 2, 1]);
});

it('toMessageName includes the version from 2 on', () => {
  expect([1, 2].map((version) => toMessageName({ name: 'thing.moved', version }))).toEqual([
    'thing.moved',
    'thing.moved.v2',
  ]);
});

describe('submission.marked', () => {
  const figures = {
    questionId: 'q',
    isCorrect: true,
    marksAwarded: 2,
    marksPossible: 2,
    reasonCode: 'correct',
  };
  const submissionId = '01a1fe3f-4399-7733-9b7e-b1c40e658634';

  it('of version 1 keeps its figures and has no details', () => {
    expect(readEventData(submissionMarked, 1, { submissionId, marks: [figures] })).toEqual({
      submissionId,
      marks: [{ ...figures, details: null }],
    });
  });

  it("rejects the reading of an answer, which can repeat a child's words", () => {
    const details = {
      questionIndex: 0,
      outcome: 'correct',
      feedback: 'Yes!',
      suggestions: [],
      workingMarks: [],
      misconceptionCode: null,
      isModelRead: false,
    };
    const parse = (more: object) =>
      z.safeParse(submissionMarked.data, {
        submissionId,
        marks: [{ ...figures, details: { ...details, ...more } }],
      }).success;
    expect([parse({}), parse({ readAs: 'Amy' })]).toEqual([true, false]);
  });
});
