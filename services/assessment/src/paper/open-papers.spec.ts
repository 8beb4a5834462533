import { expect, it, jest } from '@jest/globals';
import { OpenPapers } from './open-papers.js';
import type { OpenPaper } from './single-save.queries.js';

const PAPER: OpenPaper = {
  pupilId: 'mei',
  type: 'adaptive',
  questionCount: 1,
  exchangeCount: 0,
  standing: [],
  responses: new Map(),
};

it('OpenPapers gives a paper to its own pupil alone, until it is forgotten', () => {
  const papers = new OpenPapers();
  papers.keep(1, PAPER);
  expect(papers.find(1, 'mei')).toBe(PAPER);
  expect(papers.find(1, 'tom')).toBeNull();
  expect(papers.find(2, 'mei')).toBeNull();
  papers.forget(1);
  expect(papers.find(1, 'mei')).toBeNull();
});

it('OpenPapers drops the paper that was saved longest ago when there are too many', () => {
  const papers = new OpenPapers();
  for (let id = 1; id <= 1_000; id += 1) papers.keep(id, PAPER);
  papers.keep(1, PAPER);
  papers.keep(1_001, PAPER);
  expect(papers.find(1, 'mei')).toBe(PAPER);
  expect(papers.find(2, 'mei')).toBeNull();
  expect(papers.find(3, 'mei')).toBe(PAPER);
});

it('OpenPapers drops papers without a save for ten minutes', () => {
  let now = 0;
  const papers = new OpenPapers(() => now);
  papers.keep(1, PAPER);
  now = 599_999;
  papers.keep(2, PAPER);
  expect(papers.find(1, 'mei')).toBe(PAPER);
  now = 600_000;
  papers.keep(3, PAPER);
  expect(papers.find(1, 'mei')).toBeNull();
  expect(papers.find(2, 'mei')).toBe(PAPER);
});

it('OpenPapers drops them a minute later also when no other paper is saved', () => {
  jest.useFakeTimers();
  try {
    const papers = new OpenPapers(() => Date.now());
    papers.keep(1, PAPER);
    jest.advanceTimersByTime(11 * 60_000);
    expect(papers.find(1, 'mei')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
