import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { structureOfTemplate } from '@sumfox/question-engine/cell-structures';
import { listBankPage, retireItem } from '../bank/index.js';
import { QUESTION_ENGINE } from '../question-source/question-source.js';
import { topUpsOf, useContentDatabase } from '../testing/content-stage.js';
import { StructureService } from './structure.service.js';

const stage = useContentDatabase();
const { query, countOf, messages } = stage;

const CELL = {
  gradeLevel: 'Primary 5',
  subStrandId: 'ratio',
  heuristicId: 'h2_before_after',
  level: 'guided',
  questionType: 'open-ended',
} as const;
const ADMIN = { userId: '0192f0c1-0000-7000-8000-00000000000d' };

function parts() {
  return {
    ...topUpsOf(stage, QUESTION_ENGINE),
    structures: new StructureService(stage.database, new Outbox(), QUESTION_ENGINE),
  };
}

/** The most common structure of the bank that is no level's last one, and how many questions it has. */
async function findMostCommon(
  structures: StructureService,
): Promise<{ structure: string; questions: number }> {
  const rows = await query<{ template: string }>('select template from items');
  const counts = new Map<string, number>();
  for (const { template } of rows) {
    const structure = structureOfTemplate(template);
    counts.set(structure, (counts.get(structure) ?? 0) + 1);
  }
  for (const [structure, questions] of [...counts].toSorted(([, a], [, b]) => b - a))
    if (await canWithdraw(structures, structure)) return { structure, questions };
  throw new Error('the bank has no structure that can be withdrawn');
}

const canWithdraw = async (structures: StructureService, structure: string): Promise<boolean> =>
  (await structures.describe({ gradeLevel: CELL.gradeLevel, structure })).lastAt.length === 0;

const isOf = (structure: string) => `template = '${structure}' or template like '${structure}/%'`;

describe('StructureService', () => {
  it('withdraws a structure once, from the bank and from all new questions, and brings it back', async () => {
    const { structures, draws, topUps } = parts();
    await topUps.topUp(CELL, 12);
    const { structure, questions } = await findMostCommon(structures);
    const own = { gradeLevel: CELL.gradeLevel, structure };
    const impact = await structures.describe(own);
    expect(impact).toMatchObject({ questions, lastAt: [], withdrawal: null, subStrandId: 'ratio' });
    expect(impact.example?.modelAnswer).toEqual(expect.any(String));

    const first = await structures.withdraw({ ...own, reason: 'too-hard' }, ADMIN);
    expect(first).toMatchObject({ ...own, reason: 'too-hard', questions });
    expect(await structures.withdraw({ ...own, reason: 'other' }, ADMIN)).toEqual(first);
    expect(await structures.list()).toEqual([first]);
    expect(await countOf('items', `status = 'active' and (${isOf(structure)})`)).toBe(0);

    await topUps.topUp(CELL, 16);
    const { level, subStrandId, heuristicId, questionType } = CELL;
    const requests = new Array(6).fill({ level, subStrandId, heuristicId, questionType });
    const drawn = await draws.draw({
      ...{ gradeLevel: CELL.gradeLevel, requests, seenItemIds: [], recentTemplates: [] },
      isSyllabusOnly: false,
    });
    expect(drawn.map(({ provenance }) => structureOfTemplate(provenance.template))).not.toContain(structure);
    expect(await countOf('items', `status = 'active' and (${isOf(structure)})`)).toBe(0);

    // Found faulty meanwhile: it stays out.
    const [faulty] = await query<{ id: string }>(`select id from items where ${isOf(structure)} limit 1`);
    await retireItem(stage.database.fork(), faulty?.id ?? '');
    expect(await structures.restore(own, ADMIN)).toBe(questions - 1);
    expect(await structures.restore(own, ADMIN)).toBe(0);
    expect(await structures.list()).toEqual([]);
    expect(await countOf('items', `status = 'active' and (${isOf(structure)})`)).toBe(questions - 1);
    expect(await messages('structure.managed')).toEqual([
      { action: 'withdrawn', ...own, reason: 'too-hard', questions, adminId: ADMIN.userId },
      { action: 'restored', ...own, reason: 'too-hard', questions: questions - 1, adminId: ADMIN.userId },
    ]);
  });

  it('refuses to withdraw the last structure of a level and an unknown one, and keeps what stands', async () => {
    const { structures } = parts();
    const listed = QUESTION_ENGINE.listStructures(CELL);
    const last = listed.at(-1)?.template ?? '';
    let refused: unknown = null;
    // Some of them are the last at another level too.
    for (const { template } of listed)
      await structures
        .withdraw({ gradeLevel: CELL.gradeLevel, structure: template, reason: 'other' }, ADMIN)
        .catch((error: unknown) => {
          refused = error;
        });
    expect(refused).toMatchObject({ kind: 'conflict', code: 'last-structure' });
    const standing = await countOf('withdrawn_structures');
    expect(standing).toBeLessThan(listed.length);
    const own = { gradeLevel: CELL.gradeLevel, structure: 'h2/ratio/no-such' } as const;
    await expect(structures.withdraw({ ...own, reason: 'other' }, ADMIN)).rejects.toMatchObject({
      code: 'structure-not-found',
    });
    await expect(structures.describe(own)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await countOf('withdrawn_structures')).toBe(standing);
    expect(await structures.describe({ gradeLevel: CELL.gradeLevel, structure: last })).toMatchObject({
      lastAt: expect.any(Array),
    });
  });
});

describe('insertItems', () => {
  it('keeps a question out that was made before its structure was withdrawn', async () => {
    const { structures, maker, topUps } = parts();
    const made = Array.from({ length: 12 }, () => maker.make(CELL, { withdrawn: new Set() }));
    const items = made.flatMap((item) => (item ? [item] : []));
    const own: Item[] = [];
    for (const item of items)
      if (await canWithdraw(structures, structureOfTemplate(item.provenance.template))) own.push(item);
    const [item] = own;
    if (!item) throw new Error('no item of a structure that can be withdrawn');
    const structure = structureOfTemplate(item.provenance.template);
    await structures.withdraw({ gradeLevel: CELL.gradeLevel, structure, reason: 'misread' }, ADMIN);
    const kept = await stage.database.transaction((em) => topUps.keep(em, [item]));
    expect(kept.size).toBe(0);
    expect(await countOf('items')).toBe(0);
  });
});

describe('listBankPage', () => {
  it('finds questions by text, id, statement and structure', async () => {
    const { topUps } = parts();
    await topUps.topUp(CELL, 4);
    const em = stage.database.fork();
    const find = async (search: string) =>
      (await listBankPage(em, { search }, null, 50)).rows.map(({ id }) => id).toSorted();
    const [row] = await query<{ id: string; text: string; template: string }>(
      `update items set params = params || '{"statements": "P5-R-1 P5-R-12"}'
       where id = (select id from items limit 1)
       returning id, question ->> 'questionText' as text, template`,
    );
    if (!row) throw new Error('the bank is empty');
    expect(await find(row.id)).toEqual([row.id]);
    expect(await find(row.text.slice(0, 40).toUpperCase())).toContain(row.id);
    expect(await find(structureOfTemplate(row.template))).toContain(row.id);
    expect(await find('p5-r-12')).toEqual([row.id]);
    expect(await find('P5-R-2')).toEqual([]);
    expect(await find('P1-X-99')).toEqual([]);
    expect(await find('100% no such words_')).toEqual([]);
    expect((await find('')).length).toBe(4);
  });
});
