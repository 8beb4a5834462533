import { describe, expect, it } from '@jest/globals';
import { buildPaperToVerify, buildPlace } from '../../testing/verified-papers.js';
import {
  approveUnsaid,
  type Draft,
  type Drafts,
  faultyNumbers,
  isIncomplete,
  listUnsaid,
  newDraft,
  nextUnsaid,
  startOfDraft,
  toggleFault,
  toVerdicts,
  withDraft,
} from './drafts.rules.js';

const VERDICT = {
  verdictId: '0192f0c1-0000-7000-8000-00000000000c',
  verdict: 'approve',
  marksBefore: 1,
  marksGiven: null,
  isQuestionFaulty: false,
  faults: null,
  note: '',
  decidedBy: 'ada',
  decidedAt: '2026-11-02T01:05:00.000Z',
} as const;

const draft = (changes: Partial<Draft> = {}): Draft => ({ ...newDraft('approve'), ...changes });
const none: Drafts = new Map();
const paper = buildPaperToVerify([
  buildPlace(0),
  buildPlace(1, { verdict: VERDICT }),
  buildPlace(2, { feedback: null }),
  buildPlace(3),
  buildPlace(4, { challenge: 'waiting' }),
]);

it('keeps the note and the faults when the verdict changes, and nothing else', () => {
  const said = { note: 'Look', faults: ['level'] } as const;
  const before = draft({ verdict: 'correct', marksGiven: 2, isForAnswer: true, ...said });
  expect(newDraft('void', before)).toEqual(draft({ verdict: 'void', ...said }));
});

it('is set and taken back without a change to what was before', () => {
  const one = withDraft(none, 0, draft());
  expect([none.size, one.size, withDraft(one, 0, null).size]).toEqual([0, 1, 0]);
});

describe('a fault of the question', () => {
  it('is chosen and taken back, in the order of the list', () => {
    const one = toggleFault(buildPlace(0), draft({ verdict: 'correct' }), 'options');
    const two = toggleFault(buildPlace(0), one, 'level');
    expect(two).toEqual(draft({ verdict: 'correct', faults: ['level', 'options'] }));
    expect(toggleFault(buildPlace(0), two, 'level').faults).toEqual(['options']);
    expect(toggleFault(buildPlace(0), draft({ faults: null }), 'level').faults).toEqual(['level']);
  });

  it('approves the mark without a verdict, and voids it where a right answer may be marked wrong', () => {
    const place = buildPlace(0);
    expect(toggleFault(place, null, 'drawing')).toEqual(draft({ faults: ['drawing'] }));
    const voided = draft({ verdict: 'void', faults: ['second-answer'] });
    expect(toggleFault(place, null, 'second-answer')).toEqual(voided);
  });

  it('of an earlier verdict stands until it is taken back', () => {
    const place = buildPlace(0, { verdict: { ...VERDICT, faults: ['language'], note: 'Old' } });
    expect(toggleFault(place, null, 'level')).toEqual(draft({ faults: ['level', 'language'] }));
    expect(toggleFault(place, null, 'language')).toEqual(draft());
    expect(newDraft('correct', startOfDraft(place)).faults).toEqual(['language']);
  });
});

describe('marks that nobody has said anything of', () => {
  it('are marked, not verified, and without a draft', () => {
    expect(listUnsaid(paper, none).map(({ questionIndex }) => questionIndex)).toEqual([0, 3]);
    expect(listUnsaid(paper, withDraft(none, 0, draft())).map((each) => each.questionIndex)).toEqual([3]);
  });

  it('are approved together, beside what was said already', () => {
    const said = withDraft(none, 0, draft({ verdict: 'void' }));
    expect([...approveUnsaid(paper, said)]).toEqual([
      [0, draft({ verdict: 'void' })],
      // Nobody has read its question for faults.
      [3, draft({ faults: null })],
    ]);
  });

  it('follow one another, from the end to the beginning again', () => {
    expect(nextUnsaid(paper, none, -1)).toBe(0);
    expect(nextUnsaid(paper, none, 0)).toBe(3);
    expect(nextUnsaid(paper, none, 3)).toBe(0);
    expect(nextUnsaid(paper, approveUnsaid(paper, none), 0)).toBeNull();
  });
});

it('sends what was seen with what is said, and no more than belongs to a verdict', () => {
  const drafts = new Map<number, Draft>([
    [
      0,
      draft({
        verdict: 'correct',
        marksGiven: 2,
        isForAnswer: true,
        isQuestionFaulty: true,
        note: ' Right ',
      }),
    ],
    [1, draft({ verdict: 'void', isQuestionFaulty: true, isForAnswer: true, faults: ['language'] })],
    [2, draft()],
    [3, draft({ verdict: 'correct', marksGiven: 0, isForAnswer: true, faults: null })],
  ]);
  expect(toVerdicts(paper, drafts)).toEqual([
    {
      questionIndex: 0,
      verdict: 'correct',
      marksGiven: 2,
      isForAnswer: true,
      faults: [],
      note: 'Right',
      marksSeen: 1,
      verdictSeen: null,
    },
    {
      questionIndex: 1,
      verdict: 'void',
      isQuestionFaulty: true,
      faults: ['language'],
      marksSeen: 1,
      verdictSeen: VERDICT.verdictId,
    },
    { questionIndex: 3, verdict: 'correct', marksGiven: 0, marksSeen: 1, verdictSeen: null },
  ]);
  expect(faultyNumbers(drafts)).toEqual([2]);
  expect(faultyNumbers(withDraft(drafts, 3, draft({ faults: ['key'] })))).toEqual([2, 4]);
});

it('is incomplete as a correction without marks', () => {
  expect(
    [draft(), draft({ verdict: 'correct' }), draft({ verdict: 'correct', marksGiven: 0 })].map(isIncomplete),
  ).toEqual([false, true, false]);
});
