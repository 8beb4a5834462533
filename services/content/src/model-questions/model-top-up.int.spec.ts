import { describe, expect, it } from '@jest/globals';
import type { AskOptions, Model, ModelReply } from '@sumfox/ai/model';
import type { Json } from '@sumfox/ai/json';
import type { ModelTask } from '@sumfox/ai/model-task';
import { runAsCall } from '@sumfox/platform/rpc/current-call';
import { seeded } from '@sumfox/testing/fake-model/script';
import type { ItemCell } from '../bank/item-cell.js';
import { findItems } from '../bank/bank-item.queries.js';
import { modelPartsOf, useContentDatabase } from '../testing/content-stage.js';
import { FakeAuthor } from './fake-author.js';
import type { SolveQuestionInput } from './prompts/solve-question.v1.js';
import type { WriteQuestionInput } from './prompts/write-question.v1.js';

const CELL: ItemCell = {
  gradeLevel: 'Primary 5',
  subStrandId: 'money',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'open-ended',
};

const stage = useContentDatabase();
const { query, countOf, messages } = stage;

let authors = 0;

/** Two of them write different questions, and the same ones whenever this runs. */
function nextAuthor(): FakeAuthor {
  const random = seeded((authors += 1));
  return new FakeAuthor((limit) => Math.floor(random() * limit));
}

/** An author that is always right, with what a test puts in its way. */
class TestModel implements Model {
  isConfigured = true;
  readonly samples: Array<[task: string, sample: number | undefined]> = [];
  /** Runs before each reply; a throw is the death of the process. */
  before: (task: string) => Promise<void> = async () => {};
  /** Answers of readers to be wrong, by sample. */
  wrongReadings: readonly number[] = [];
  spoils = false;
  unavailable = false;
  private readonly author = nextAuthor();

  async ask<Input extends Json, Output>(
    task: ModelTask<Input, Output>,
    input: Input,
    options?: AskOptions,
  ): Promise<ModelReply<Output>> {
    this.samples.push([task.name, options?.sample]);
    await this.before(task.name);
    if (this.unavailable) return { kind: 'unavailable', reason: 'over-budget' };
    const output =
      task.name === 'write-question' ? this.write(input) : this.solve(input, options?.sample ?? 0);
    return { kind: 'answered', output: output as Output, model: 'test-model', fromCache: false };
  }

  private write(input: Json) {
    const written = this.author.write(input as unknown as WriteQuestionInput);
    return this.spoils ? { ...written, expression: `${written.expression} + 2` } : written;
  }

  private solve(input: Json, sample: number) {
    const solved = this.author.solve(input as unknown as SolveQuestionInput);
    return this.wrongReadings.includes(sample) ? { ...solved, answers: ['987654'] } : solved;
  }
}

const contributor = (model: Model, percent = 20) => modelPartsOf(stage, model, percent);

describe('model share of a top-up', () => {
  it('is a fifth of the target, and the engine fills the rest', async () => {
    const { modelTopUp, topUps } = contributor(new TestModel());
    expect(await modelTopUp.contribute(CELL, 10)).toBe(2);
    expect(await topUps.topUp(CELL, 10)).toBe(8);
    expect(await countOf('items', `source = 'model'`)).toBe(2);
    expect(await modelTopUp.contribute(CELL, 10)).toBe(0);
    expect((await messages('question.generated')).filter((e) => e.source === 'model')).toHaveLength(2);
    expect(await countOf('written_questions', `outcome = 'entered' and agreeing = 3`)).toBe(2);
  });

  it.each([
    ['there is no key', Object.assign(new TestModel(), { isConfigured: false }), 20],
    ['the share is nothing', new TestModel(), 0],
  ])('is zero when %s', async (_what, asked, percent) => {
    expect(await contributor(asked, percent).modelTopUp.contribute(CELL, 10)).toBe(0);
    expect(asked.samples).toEqual([]);
  });

  it('goes to the engine at once when the model does not answer, without counting a failure', async () => {
    const asked = Object.assign(new TestModel(), { unavailable: true });
    expect(await contributor(asked).modelTopUp.contribute(CELL, 10)).toBe(0);
    expect(asked.samples).toHaveLength(1);
    expect([await countOf('written_questions'), await countOf('outbox_messages')]).toEqual([0, 0]);
  });

  it('stays within the limit of one job', async () => {
    expect(await contributor(new TestModel(), 100).modelTopUp.contribute(CELL, 50, 3)).toBe(3);
  });
});

describe('rejected question', () => {
  it('is recorded with its faults and published; after two, the engine fills the cell', async () => {
    const asked = Object.assign(new TestModel(), { spoils: true });
    const { modelTopUp } = contributor(asked, 100);
    expect(await modelTopUp.contribute(CELL, 10)).toBe(0);
    expect(asked.samples).toEqual([
      ['write-question', 0],
      ['write-question', 1],
    ]);
    expect(await modelTopUp.contribute(CELL, 10)).toBe(0);
    expect(asked.samples).toHaveLength(2);
    expect(await messages('question.rejected')).toEqual([
      expect.objectContaining({
        outcome: 'rejected',
        source: 'model',
        faultKinds: expect.arrayContaining(['solve']),
      }),
      expect.objectContaining({ outcome: 'rejected' }),
    ]);
    expect(await countOf('items')).toBe(0);
    await query(`update written_questions set created_at = now() - interval '25 hours'`);
    asked.spoils = false;
    expect(await modelTopUp.contribute(CELL, 1)).toBe(1);
  });

  it('is kept for review outside the bank when one solve of three dissents', async () => {
    const asked = Object.assign(new TestModel(), { wrongReadings: [2] });
    expect(await contributor(asked).modelTopUp.contribute(CELL, 5, 1)).toBe(0);
    const [row] = await query<{
      outcome: string;
      agreeing: number;
      score: number;
      writing: { stem: string };
    }>('select outcome, agreeing, score, writing from written_questions');
    expect(row).toMatchObject({ outcome: 'review', agreeing: 2, score: 0.9 });
    expect(row?.writing.stem).toMatch(/\w/);
    expect(await messages('question.rejected')).toEqual([
      expect.objectContaining({ outcome: 'review', faultKinds: ['blind'], validationScore: 0.9 }),
    ]);
    expect(await countOf('items')).toBe(0);
  });
});

describe('top-up worker', () => {
  it('holds no transaction and no lock during a model call', async () => {
    const asked = new TestModel();
    const held: unknown[] = [];
    asked.before = async () => {
      held.push(
        ...(await query(
          `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        )),
        ...(await query(
          `select l.pid from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = current_database() and l.locktype = 'advisory'`,
        )),
      );
    };
    expect(await contributor(asked).modelTopUp.contribute(CELL, 5)).toBe(1);
    expect(asked.samples).toHaveLength(4);
    expect(held).toEqual([]);
  });

  it.each(['write-question', 'solve-question'])(
    'killed at %s loses nothing and repeats nothing',
    async (task) => {
      const asked = new TestModel();
      asked.before = async (at) => {
        if (at === task) throw new Error('killed');
      };
      await expect(contributor(asked).modelTopUp.contribute(CELL, 5)).rejects.toThrow('killed');
      expect([
        await countOf('written_questions'),
        await countOf('items'),
        await countOf('outbox_messages'),
      ]).toEqual([0, 0, 0]);
      asked.before = async () => {};
      expect(await contributor(asked).modelTopUp.contribute(CELL, 5)).toBe(1);
      // The same attempt was requested again: the client's stored reply costs nothing.
      expect(
        new Set(asked.samples.filter(([at]) => at === 'write-question').map(([, sample]) => sample)),
      ).toEqual(new Set([0]));
      expect(await contributor(asked).modelTopUp.contribute(CELL, 5)).toBe(0);
      expect(await countOf('items')).toBe(1);
    },
  );

  it('writes nothing twice when another worker has the same attempt', async () => {
    const both = [new TestModel(), new TestModel()];
    let arrived = 0;
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    for (const asked of both)
      asked.before = async (task) => {
        if (task !== 'write-question') return;
        arrived += 1;
        if (arrived === both.length) open();
        await gate;
      };
    const entered = await Promise.all(
      both.map((asked) => contributor(asked).modelTopUp.contribute(CELL, 5, 1)),
    );
    expect(entered.toSorted()).toEqual([0, 1]);
    expect([await countOf('written_questions'), await countOf('items')]).toEqual([1, 1]);
    expect(await messages('question.generated')).toHaveLength(1);
  });
});

describe('doubted written question', () => {
  async function drawn(asked: TestModel) {
    const parts = contributor(asked);
    await parts.modelTopUp.contribute(CELL, 5, 1);
    const [row] = await query<{ id: string }>(`select id from items where source = 'model'`);
    const item = (await findItems(stage.database.fork(), [row?.id ?? ''])).get(row?.id ?? '');
    if (!item) throw new Error('nothing entered');
    asked.samples.length = 0;
    return { ...parts, item, shown: { question: item.question, scheme: item.scheme } };
  }

  it('is proved by its gates and three new solves', async () => {
    const asked = new TestModel();
    const { rechecks, shown } = await drawn(asked);
    expect(await rechecks.recheck(shown)).toEqual({ outcome: 'proved', scheme: null });
    expect(asked.samples.map(([, sample]) => sample).toSorted()).toEqual([4, 5, 6]);
  });

  it('goes to a person when a solve dissents or no model answers', async () => {
    const asked = new TestModel();
    const { rechecks, shown } = await drawn(asked);
    asked.wrongReadings = [5];
    expect((await rechecks.recheck(shown)).outcome).toBe('unproved');
    asked.wrongReadings = [];
    asked.unavailable = true;
    expect((await rechecks.recheck(shown)).outcome).toBe('unproved');
    asked.unavailable = false;
    asked.isConfigured = false;
    expect((await rechecks.recheck(shown)).outcome).toBe('unproved');
    expect(await countOf('items', `status = 'active'`)).toBe(1);
  });

  it('goes to a person while the model hangs, sooner for a caller with less time', async () => {
    const asked = new TestModel();
    const { rechecks, shown } = await drawn(asked);
    asked.before = () => new Promise(() => {});
    const receivedAt = performance.now();
    const { signal } = new AbortController();
    const call = { receivedAt, answerBy: receivedAt + 100, ticket: null, signal };
    const ended: string[] = [];
    const recheckAs = async (caller: string) => {
      const { outcome } = await rechecks.recheck(shown);
      ended.push(`${caller} ${outcome}`);
    };
    await Promise.all([recheckAs('patient'), runAsCall(call, () => recheckAs('hurried'))]);
    expect(ended).toEqual(['hurried unproved', 'patient unproved']);
  });

  it('is faulty and leaves the bank when a gate fails, whatever the solves say', async () => {
    const asked = new TestModel();
    const { rechecks, shown, item } = await drawn(asked);
    const spoilt = structuredClone(shown);
    for (const part of spoilt.scheme.parts) part.expected = part.expected.replace(/\d+/, '987654');
    expect((await rechecks.solveAgain(spoilt)).outcome).toBe('faulty');
    expect(await countOf('items', `status = 'active'`)).toBe(1);
    expect((await rechecks.recheck(spoilt)).outcome).toBe('faulty');
    expect(asked.samples).toEqual([]);
    expect(await messages('item.withdrawn')).toEqual([{ itemId: item.question.id, outcome: 'faulty' }]);
    expect(await countOf('items', `status = 'active'`)).toBe(0);
  });
});
