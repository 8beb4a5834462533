import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { writeReviewPage } from './review-page.js';
import { ReviewResultSchema } from '@sumfox/contracts/question/question-faults';
import { type ReadQuestion, summarise } from './review-result.js';
import { drawSample } from './review-sample.js';

const read = (over: Partial<ReadQuestion>): ReadQuestion => ({
  ...{ grade: 'Primary 4', heuristic: 'h2_before_after', template: 'h2/money/go-and-come/plain' },
  ...{ level: 'guided', kind: 'mcq', seed: 1, faults: [], note: '' },
  ...over,
});

describe('drawSample', () => {
  it('draws the same questions of all grades in turn for the same seed', () => {
    const sample = drawSample({ count: 6, seed: 20261126, grade: null });
    expect(sample.map(({ spec }) => spec.gradeLevel)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Primary ${n}`));
    expect(drawSample({ count: 6, seed: 20261126, grade: null })).toEqual(sample);
    const page = writeReviewPage(sample, 20261126);
    expect(page.match(/<article /g)).toHaveLength(6);
    expect(page.match(/data-fault="second-answer" aria-pressed="false">Second answer</g)).toHaveLength(6);
    expect(page).not.toMatch(/(?:src|href)="http/);
  });
});

/** A control of the page: what it holds, and what happens to it. */
class Control {
  readonly dataset: Record<string, string>;
  ariaPressed = 'false';
  value = '';
  textContent = '';
  private act: () => void = () => undefined;

  constructor(dataset: Record<string, string> = {}) {
    this.dataset = dataset;
  }

  addEventListener(_type: string, act: () => void): void {
    this.act = act;
  }

  use(value = ''): void {
    this.value = value;
    this.act();
  }
}

/** The script of the page with one question on it. */
function openPage() {
  const [printable, language] = ['printable', 'language'].map((fault) => new Control({ fault }));
  const [note, state, save] = [new Control(), new Control(), new Control()];
  const article = {
    dataset: { at: '0', place: '{}' } as Record<string, string>,
    querySelector: () => note,
    querySelectorAll: () => [printable, language],
  };
  const kept = new Map<string, string>();
  const script = /<script>([\s\S]*)<\/script>/.exec(writeReviewPage([], 1))?.[1] ?? '';
  runInNewContext(script, {
    document: {
      body: { dataset: { sample: 'sample', seed: '1' } },
      querySelectorAll: () => [article],
      querySelector: (name: string) => (name === '#state' ? state : save),
    },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    },
  });
  return { article, printable, language, note, state, kept };
}

describe('the page of a review', () => {
  it('counts a question as read while one of its buttons is pressed', () => {
    const { article, printable, language, state } = openPage();
    expect([article.dataset['state'], state.textContent]).toEqual(['', '0 of 1 read, 0 printable']);
    printable?.use();
    expect([article.dataset['state'], state.textContent]).toEqual(['printable', '1 of 1 read, 1 printable']);
    language?.use();
    expect([article.dataset['state'], printable?.ariaPressed, language?.ariaPressed]).toEqual([
      'faulty',
      'false',
      'true',
    ]);
    // Pressed by mistake and taken back, a fault does not make the question printable.
    language?.use();
    expect([article.dataset['state'], state.textContent]).toEqual(['', '0 of 1 read, 0 printable']);
  });

  it('keeps a note alone without taking the question for printable', () => {
    const { article, note, state, kept } = openPage();
    note.use('reads oddly');
    expect([article.dataset['state'], state.textContent]).toEqual(['', '0 of 1 read, 0 printable']);
    expect(kept.get('sample')).toContain('reads oddly');
  });
});

describe('summarise', () => {
  it('gives the shares printable, the faults and the structures with two faults in twenty', () => {
    const questions = [
      read({}),
      read({ faults: ['key'], seed: 2 }),
      read({ template: 'h2/money/go-and-come/parts', faults: ['language', 'key'], seed: 3 }),
      read({ grade: 'Primary 5', faults: ['level'] }),
    ];
    const result = ReviewResultSchema.parse({ seed: 1, questions });
    expect(summarise(result)).toEqual({
      all: { name: 'all', printable: 1, all: 4 },
      byGrade: [
        { name: 'Primary 4', printable: 1, all: 3 },
        { name: 'Primary 5', printable: 0, all: 1 },
      ],
      byForm: [
        { name: 'parts', printable: 0, all: 1 },
        { name: 'plain', printable: 1, all: 3 },
      ],
      faults: [
        ['key', 2],
        ['language', 1],
        ['level', 1],
      ],
      failures: questions.slice(1),
      structures: ['Primary 4 h2/money/go-and-come'],
    });
  });

  it('counts the last twenty questions of a structure alone', () => {
    const old = [read({ faults: ['key'] }), read({ faults: ['key'] })];
    const since = Array.from({ length: 19 }, () => read({}));
    expect(summarise({ seed: 1, questions: [...old, ...since] }).structures).toEqual([]);
  });
});
