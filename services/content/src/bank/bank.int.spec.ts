import { setImmediate as nextTurn } from 'node:timers/promises';
import { toPlainPolicy } from '@sumfox/answer-marking/plain-policy';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ItemRequest } from '@sumfox/contracts/content/draw.calls';
import type { AnswerPolicy } from '@sumfox/contracts/question/answer-policy';
import { type Item, ItemSchema } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import * as z from 'zod/mini';
import {
  type ItemSpec,
  NoItemFound,
  QUESTION_ENGINE,
  type QuestionSource,
} from '../question-source/question-source.js';
import type { DrawService } from '../draw/draw.service.js';
import { CallerGoneError, type CurrentCall, runAsCall } from '@sumfox/platform/rpc/current-call';
import { eventually } from '@sumfox/platform/testing/eventually';
import { Rehearsals } from '@sumfox/platform/database/rehearsals';
import { DatabaseOutage } from '@sumfox/platform/logging/database-outage';
import { logger, topUpsOf, useContentDatabase } from '../testing/content-stage.js';
import { DrawWarmUp } from '../draw/draw-warm-up.js';
import { listBankPage } from './bank-item.queries.js';
import { StaleItemsService } from './stale-items.service.js';

const outage = new DatabaseOutage(logger);

const stage = useContentDatabase();
const { query, countOf, messages } = stage;

const bankOf = (source: QuestionSource) => topUpsOf(stage, source);

const RATIO: ItemRequest = {
  subStrandId: 'ratio',
  heuristicId: 'h2_before_after',
  level: 'guided',
  questionType: 'open-ended',
};
const CELL = { gradeLevel: 'Primary 5', ...RATIO } as const;

const POLICY: AnswerPolicy = toPlainPolicy({ type: 'number', letter: null });

/** Makes plain items with the template, stem and faults of a test. */
function scripted(
  of: (spec: ItemSpec, draw: number) => { template?: string; stem?: string; faults?: string[] },
) {
  let draws = 0;
  const source: QuestionSource & { draws(): number } = {
    draws: () => draws,
    makeItem(spec) {
      draws += 1;
      const { template = `t${draws}`, stem = `Stem of seed ${spec.seed}`, faults = [] } = of(spec, draws);
      if (faults.length > 0) throw new NoItemFound(spec, faults);
      return plainItem(spec, template, stem);
    },
    checkItem: () => ({ score: 0.95, faults: [] }),
    listDuplicateFaults: (item, others) =>
      others.some((o) => o.question.questionText === item.question.questionText)
        ? ['duplicate: told again']
        : [],
    templateVersion: 1,
    listSupportedPairings: () => [RATIO],
    listPairingLevels: () => [{ ...RATIO, levels: ['guided'] }],
    listStructures: () => [],
  };
  return source;
}

function plainItem(spec: ItemSpec, template: string, questionText: string): Item {
  return z.parse(ItemSchema, {
    question: {
      id: spec.id,
      questionText,
      questionType: spec.questionType,
      proficiencyLevel: spec.level,
      subStrandId: spec.subStrandId,
      subStrandDisplayName: 'Ratio',
      heuristicId: spec.heuristicId,
      heuristicDisplayName: 'Before and after',
      marks: 1,
      scaffoldingHints: [],
      mcqOptions: null,
      blankCount: 0,
      answerCount: 1,
      answerLabels: null,
      answerUnit: null,
      unitChips: [],
      visual: null,
    },
    scheme: {
      questionId: spec.id,
      questionType: spec.questionType,
      marks: 1,
      modelAnswer: '12',
      parts: [{ label: null, expected: '12', acceptedAnswers: ['12'], policy: POLICY }],
      solutionSteps: ['3 × 4 = 12'],
      markPoints: [],
      misconceptions: [],
    },
    provenance: {
      source: 'engine',
      gradeLevel: spec.gradeLevel,
      template,
      templateVersion: 1,
      seed: spec.seed,
      params: { boys: '3', ratio: '1/4' },
      complexity: 3,
      validationScore: 0.95,
    },
  });
}
const ids = (items: readonly Item[]) => items.map((i) => i.question.id);
const templates = (items: readonly Item[]) => items.map((i) => i.provenance.template);
const nothingSeen = {
  gradeLevel: 'Primary 5',
  seenItemIds: [] as string[],
  recentTemplates: [] as string[],
  isSyllabusOnly: false,
} as const;

/** A call that has no time left to wait in. */
const callOf = (): CurrentCall => ({
  receivedAt: performance.now(),
  answerBy: performance.now(),
  ticket: null,
  signal: new AbortController().signal,
});

/** Does something while both turns of a process are held by papers that cannot store what they have made. */
async function whileTurnsAreTaken<T>(draws: DrawService, act: () => Promise<T>): Promise<T> {
  const papers: Array<Promise<unknown>> = [];
  try {
    return await stage.database.transaction(async (em) => {
      await em.execute('lock table items in share row exclusive mode');
      // Three questions each: the bank of these tests has fewer.
      for (let at = 0; at < 2; at += 1)
        papers.push(draws.draw({ ...nothingSeen, requests: [RATIO, RATIO, RATIO] }));
      await eventually(async () => {
        const waiting = await query(
          `select pid from pg_locks where not granted and relation = 'items'::regclass`,
        );
        return waiting.length === 2;
      });
      return act();
    });
  } finally {
    await Promise.all(papers);
  }
}

/** One place for each sub-strand of Primary 5, heuristics, levels and types in rotation. */
function diagnostic(turn = 0): ItemRequest[] {
  const pairings = QUESTION_ENGINE.listSupportedPairings('Primary 5');
  return listSubStrands('Primary 5').map((s, i) => {
    const own = pairings.filter((p) => p.subStrandId === s.id);
    const pairing = own[(i + turn) % own.length];
    if (!pairing) throw new Error(`no pairing for ${s.id}`);
    return {
      subStrandId: pairing.subStrandId,
      heuristicId: pairing.heuristicId,
      level: PROFICIENCY_LEVELS[(i + turn) % PROFICIENCY_LEVELS.length] ?? 'guided',
      questionType: MADE_KINDS[(i + turn) % MADE_KINDS.length] ?? 'open-ended',
    };
  });
}

describe('diagnostic draw', () => {
  let draws: DrawService;
  beforeAll(() => {
    ({ draws } = bankOf(QUESTION_ENGINE));
  });

  it('makes items on demand for an empty bank, stores them, publishes them and requests a top-up', async () => {
    const requests = diagnostic();
    const items = await draws.draw({ ...nothingSeen, requests });
    expect(
      items.map(({ question: q }) => [q.subStrandId, q.heuristicId, q.proficiencyLevel, q.questionType]),
    ).toEqual(requests.map((r) => [r.subStrandId, r.heuristicId, r.level, r.questionType]));
    expect(await countOf('items')).toBe(11);
    expect((await messages('question.generated')).map((e) => e.itemId).toSorted()).toEqual(
      ids(items).toSorted(),
    );
    expect((await messages('pregenerate-items')).map((j) => j.target)).toEqual(new Array(11).fill(6));
  });

  it('reads stored items for the next pupil without another top-up request', async () => {
    const requests = diagnostic();
    const first = await draws.draw({ ...nothingSeen, requests });
    const second = await draws.draw({ ...nothingSeen, requests });
    expect(second).toEqual(first);
    expect(await countOf('items')).toBe(11);
    expect(await countOf('outbox_messages')).toBe(22);
  });

  it('never repeats a question for one pupil', async () => {
    const seen: string[] = [];
    for (let sitting = 0; sitting < 6; sitting += 1) {
      const items = await draws.draw({ ...nothingSeen, seenItemIds: seen, requests: diagnostic() });
      seen.push(...ids(items));
    }
    expect(new Set(seen).size).toBe(66);
    const stems = await query<{ n: number }>('select count(distinct stem_hash)::int as n from items');
    expect(stems[0]?.n).toBe(66);
  });

  it('serves many pupils at once with one top-up request per cell', async () => {
    const requests = diagnostic(3);
    const papers = await Promise.all(
      Array.from({ length: 10 }, () => draws.draw({ ...nothingSeen, requests })),
    );
    for (const paper of papers) expect(new Set(ids(paper)).size).toBe(11);
    expect(await messages('pregenerate-items')).toHaveLength(11);
  });

  it('makes few questions for a class on an empty bank, and answers other calls meanwhile', async () => {
    let turn = 0;
    const made = new Map<number, number>();
    const source = scripted(() => {
      made.set(turn, (made.get(turn) ?? 0) + 1);
      return {};
    });
    const { draws } = bankOf(source);
    let isOver = false;
    const turning = (async () => {
      for (; !isOver; turn += 1) await nextTurn();
    })();
    const requests = [RATIO, RATIO, RATIO];
    const drawing = Array.from({ length: 30 }, () => draws.draw({ ...nothingSeen, requests }));
    const papers = await Promise.all(drawing).finally(() => {
      isOver = true;
    });
    await turning;
    for (const paper of papers) expect(new Set(templates(paper)).size).toBe(3);
    // Two papers make theirs at a time, one question each between two turns of the loop. The others find enough.
    expect(source.draws()).toBeGreaterThanOrEqual(3);
    expect(source.draws()).toBeLessThanOrEqual(6);
    expect(Math.max(...made.values())).toBeLessThanOrEqual(2);
  });

  it('fills a paper without a turn from the bank, also with a template met lately', async () => {
    const source = scripted((_, draw) => ({ template: draw === 1 ? 'met' : `t${draw}` }));
    const { draws, topUps } = bankOf(source);
    await topUps.topUp(CELL, 1);
    const taken = await whileTurnsAreTaken(draws, () => {
      const requests = [RATIO];
      return runAsCall(callOf(), () => draws.draw({ ...nothingSeen, requests, recentTemplates: ['met'] }));
    });
    expect(templates(taken)).toEqual(['met']);
  });

  it('refuses a paper without a turn where the bank has nothing', async () => {
    const { draws } = bankOf(scripted(() => ({})));
    const refused = whileTurnsAreTaken(draws, () =>
      runAsCall(callOf(), () => draws.draw({ ...nothingSeen, requests: [RATIO] })),
    );
    await expect(refused).rejects.toMatchObject({ kind: 'unavailable', code: 'service-unavailable' });
  });

  it('makes no more questions for a caller who has gone, and keeps those that it has made', async () => {
    const gone = new AbortController();
    const source = scripted((_, draw) => {
      if (draw === 2) gone.abort();
      return {};
    });
    const { draws } = bankOf(source);
    const call = { ...callOf(), answerBy: performance.now() + 60_000, signal: gone.signal };
    const requests = [RATIO, RATIO, RATIO];
    await expect(runAsCall(call, () => draws.draw({ ...nothingSeen, requests }))).rejects.toBeInstanceOf(
      CallerGoneError,
    );
    expect(source.draws()).toBe(2);
    expect(await countOf('items')).toBe(2);
    // The repeat finds them there, and makes what is missing.
    expect(await draws.draw({ ...nothingSeen, requests })).toHaveLength(3);
    expect(source.draws()).toBe(3);
  });
});

describe('draw', () => {
  it('never puts an item on one paper twice', async () => {
    const { draws, topUps } = bankOf(scripted(() => ({ template: 'only' })));
    await topUps.topUp(CELL, 4);
    const items = await draws.draw({ ...nothingSeen, requests: new Array<ItemRequest>(7).fill(RATIO) });
    expect(new Set(ids(items)).size).toBe(7);
    expect(await countOf('items')).toBeLessThanOrEqual(7 + 4);
  });

  it('avoids recent templates and templates of this paper while others exist', async () => {
    const { draws } = bankOf(scripted((_, draw) => ({ template: `t${draw % 3}` })));
    const requests = [RATIO, RATIO];
    for (let i = 0; i < 5; i += 1) {
      const items = await draws.draw({ ...nothingSeen, requests, recentTemplates: ['t1'] });
      expect(templates(items).toSorted()).toEqual(['t0', 't2']);
    }
    const three = await draws.draw({
      ...nothingSeen,
      requests: [...requests, RATIO],
      recentTemplates: ['t1'],
    });
    expect(templates(three).toSorted()).toEqual(['t0', 't1', 't2']);
  });

  it('skips retired items', async () => {
    const { draws } = bankOf(scripted(() => ({})));
    const [old] = await draws.draw({ ...nothingSeen, requests: [RATIO] });
    await query(`update items set status = 'retired'`);
    const [fresh] = await draws.draw({ ...nothingSeen, requests: [RATIO] });
    expect(fresh?.question.id).not.toBe(old?.question.id);
  });

  it('rejects a question that the pairing already has, and repeats a seen one only as a last resort', async () => {
    const { draws } = bankOf(
      scripted((_, draw) => ({ stem: draw === 4 ? 'Another stem' : '  The SAME stem ' })),
    );
    const [first] = await draws.draw({ ...nothingSeen, requests: [RATIO] });
    const seen = [first?.question.id ?? ''];
    const [second] = await draws.draw({ ...nothingSeen, seenItemIds: seen, requests: [RATIO] });
    expect(second?.question.questionText).toBe('Another stem');
    seen.push(second?.question.id ?? '');
    const [third] = await draws.draw({ ...nothingSeen, seenItemIds: seen, requests: [RATIO] });
    expect(seen).toContain(third?.question.id);
    expect(await countOf('items')).toBe(2);
    expect(await messages('question.generated')).toHaveLength(2);
  });

  it('never returns an item with a fault', async () => {
    const source = scripted((_, draw) => ({
      stem: draw % 2 ? 'wrong' : `right ${draw}`,
      faults: draw % 2 ? ['solve: key'] : [],
    }));
    const items = await bankOf(source).draws.draw({ ...nothingSeen, requests: [RATIO, RATIO] });
    expect(items.every((i) => i.question.questionText.startsWith('right'))).toBe(true);
    expect(items[0]?.provenance.validationScore).toBe(0.95);
    expect(await query(`select id from items where question ->> 'questionText' = 'wrong'`)).toEqual([]);
  });

  it('rejects the draw and stores nothing when every candidate is faulty', async () => {
    const { draws } = bankOf(scripted(() => ({ faults: ['solve: key'] })));
    await expect(draws.draw({ ...nothingSeen, requests: [RATIO] })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'item-unavailable',
    });
    expect([await countOf('items'), await countOf('outbox_messages'), await countOf('top_ups')]).toEqual([
      0, 0, 0,
    ]);
  });

  it.each([
    ['a pairing nothing can make', { ...RATIO, subStrandId: 'rate' }],
    ['a sub-strand of another grade', { ...RATIO, subStrandId: 'nets' }],
    ['a heuristic of another grade', { ...RATIO, heuristicId: 'h11_algebraic_thinking' as const }],
    ['hostile text', { ...RATIO, subStrandId: `ratio'; drop table items; --` }],
  ])('rejects %s and stores nothing of the paper', async (_what, request) => {
    const { draws } = bankOf(scripted(() => ({})));
    await expect(draws.draw({ ...nothingSeen, requests: [RATIO, request] })).rejects.toMatchObject({
      kind: 'bad-request',
      code: 'pairing-unavailable',
      details: { subStrandId: request.subStrandId },
    });
    expect([await countOf('items'), await countOf('outbox_messages')]).toEqual([0, 0]);
  });

  it('treats malformed ids as unseen items', async () => {
    const { draws } = bankOf(scripted(() => ({})));
    const seenItemIds = ['', '{', `'); drop table items; --`, '00000000-0000-7000-8000-000000000000'];
    expect(await draws.draw({ ...nothingSeen, seenItemIds, requests: [RATIO] })).toHaveLength(1);
  });
});

describe('top-up', () => {
  it('fills a cell to its target once, also with two workers', async () => {
    const { topUps } = bankOf(QUESTION_ENGINE);
    const added = await Promise.all([topUps.topUp(CELL, 6), topUps.topUp(CELL, 6)]);
    expect(added.toSorted()).toEqual([0, 6]);
    expect(await topUps.topUp(CELL, 6)).toBe(0);
    expect(await topUps.topUp(CELL, 8)).toBe(2);
    expect(await countOf('items')).toBe(8);
    expect(await messages('question.generated')).toHaveLength(8);
  });

  it('stores no faulty item', async () => {
    const source = scripted((_, draw) => (draw % 3 ? { faults: ['steps: 2 + 2 = 5'], stem: 'wrong' } : {}));
    expect(await bankOf(source).topUps.topUp(CELL, 4)).toBe(4);
    expect(await query(`select id from items where question ->> 'questionText' = 'wrong'`)).toEqual([]);
    expect(source.draws()).toBe(12);
  });

  it('is not requested again at once for an exhausted cell', async () => {
    const { topUps, draws } = bankOf(scripted((_, draw) => ({ stem: `Stem ${draw % 2}` })));
    await draws.draw({ ...nothingSeen, requests: [RATIO] });
    expect(await messages('pregenerate-items')).toHaveLength(1);
    expect(await topUps.topUp(CELL, 6)).toBe(1);
    await draws.draw({ ...nothingSeen, requests: [RATIO] });
    expect(await messages('pregenerate-items')).toHaveLength(1);
  });

  it('can be requested again after it finished, or a minute after its request was lost', async () => {
    const { topUps, draws } = bankOf(scripted(() => ({})));
    const first = await draws.draw({ ...nothingSeen, requests: [RATIO] });
    await topUps.topUp(CELL, 3);
    await draws.draw({ ...nothingSeen, seenItemIds: ids(first), requests: [RATIO] });
    expect((await messages('pregenerate-items')).map((j) => j.target).toSorted()).toEqual([6, 7]);
    await query(`update top_ups set requested_at = now() - interval '61 seconds'`);
    await draws.draw({ ...nothingSeen, seenItemIds: ids(first), requests: [RATIO] });
    expect(await messages('pregenerate-items')).toHaveLength(3);
  });

  it('does nothing for a cell that the engine cannot make', async () => {
    expect(await bankOf(scripted(() => ({}))).topUps.topUp({ ...CELL, subStrandId: 'rate' }, 5)).toBe(0);
  });

  it('continues after a seed without a question', async () => {
    const source = scripted((spec, draw) => {
      if (draw === 1) throw new NoItemFound(spec, []);
      return {};
    });
    expect(await bankOf(source).topUps.topUp(CELL, 2)).toBe(2);
  });
});

describe('DrawWarmUp', () => {
  const warmUpOf = (source: QuestionSource, NODE_ENV: 'test' | 'production') => {
    const { maker, topUps } = bankOf(source);
    const kept: number[] = [];
    const keep = topUps.keep.bind(topUps);
    topUps.keep = async (...given) => {
      const ids = await keep(...given);
      kept.push(ids.size);
      return ids;
    };
    const rehearsals = new Rehearsals(stage.database, outage, logger, { NODE_ENV });
    return { warmUp: new DrawWarmUp(rehearsals, maker, topUps, source), kept };
  };
  const countStored = () =>
    Promise.all(['items', 'top_ups', 'outbox_messages'].map((table) => countOf(table)));

  it('makes a paper of every grade when the process starts, and stores nothing', async () => {
    const { warmUp, kept } = warmUpOf(QUESTION_ENGINE, 'production');
    await warmUp.onApplicationBootstrap();
    expect(kept.length).toBeGreaterThanOrEqual(GRADE_LEVELS.length);
    expect(kept.filter((count) => count === 0)).toEqual([]);
    expect(await countStored()).toEqual([0, 0, 0]);
  });

  it('asks the engine for nothing in a product under test', async () => {
    const source = scripted(() => ({}));
    await warmUpOf(source, 'test').warmUp.onApplicationBootstrap();
    expect(source.draws()).toBe(0);
  });

  it('tries every grade and lets the process start when each of them fails', async () => {
    const tried = new Set<string>();
    const source = scripted(({ gradeLevel }) => {
      tried.add(gradeLevel);
      throw new Error('the engine is broken');
    });
    await warmUpOf(source, 'production').warmUp.onApplicationBootstrap();
    expect([...tried]).toEqual(GRADE_LEVELS);
    expect(await countStored()).toEqual([0, 0, 0]);
  });
});

describe('bank list for admins', () => {
  it('lists newest items first, by page, grade, sub-strand and heuristic', async () => {
    const { topUps } = bankOf(scripted(() => ({})));
    await topUps.topUp(CELL, 5);
    const em = () => stage.database.fork();
    const first = await listBankPage(em(), {}, null, 2);
    const second = await listBankPage(em(), {}, first.nextCursor, 2);
    const third = await listBankPage(em(), {}, second.nextCursor, 2);
    expect([first.total, first.rows.length, second.rows.length, third.rows.length]).toEqual([5, 2, 2, 1]);
    expect(third.nextCursor).toBeNull();
    const all = [...first.rows, ...second.rows, ...third.rows].map((row) => row.id);
    expect(new Set(all).size).toBe(5);
    expect(all).toEqual(all.toSorted().reverse());
    expect((await listBankPage(em(), { gradeLevels: ['Primary 6'] }, null, 9)).total).toBe(0);
    expect((await listBankPage(em(), { gradeLevels: ['Primary 4', 'Primary 5'] }, null, 9)).total).toBe(5);
    expect((await listBankPage(em(), { subStrandId: 'ratio' }, null, 9)).total).toBe(5);
    expect((await listBankPage(em(), { heuristicId: 'h9_pattern_recognition' }, null, 9)).rows).toEqual([]);
  });

  it('omits retired questions', async () => {
    const { topUps } = bankOf(scripted(() => ({})));
    await topUps.topUp(CELL, 2);
    await query(`update items set status = 'retired'`);
    expect((await listBankPage(stage.database.fork(), {}, null, 9)).total).toBe(0);
  });
});

describe('items of a changed template', () => {
  it('are retired at the next start, and other items stay', async () => {
    const source = scripted(() => ({}));
    const { topUps } = bankOf(source);
    await topUps.topUp(CELL, 3);
    const [kept] = await query<{ id: string }>(
      `update items set source = 'person' where id = (select id from items limit 1) returning id`,
    );
    await new StaleItemsService(stage.database, source, outage, logger).onApplicationBootstrap();
    expect(await query(`select 1 from items where status = 'retired'`)).toEqual([]);
    const changed = { ...source, templateVersion: 2 };
    await new StaleItemsService(stage.database, changed, outage, logger).onApplicationBootstrap();
    expect(await query(`select id from items where status = 'active'`)).toEqual([kept]);
  });
});

describe('top-up of a cell', () => {
  it('rejects a question that repeats one of the cell', async () => {
    const { topUps } = bankOf(
      scripted((spec, draw) => ({ stem: `Story ${draw % 3}, seed ${spec.seed % 2}` })),
    );
    expect(await topUps.topUp(CELL, 20)).toBeLessThanOrEqual(6);
    const texts = await query<{ text: string }>(`select question->>'questionText' as text from items`);
    expect(new Set(texts.map((t) => t.text)).size).toBe(texts.length);
  });
});
