import { describe, expect, it } from '@jest/globals';
import { listBankPage } from '../bank/bank-item.queries.js';
import { QUESTION_ENGINE } from '../question-source/index.js';
import { topUpsOf, useContentDatabase } from '../testing/content-stage.js';
import { stockBank } from './load-starting-bank.js';
import { toStoredRow } from './make-starting-bank.js';
import { listStartingCells, makeStartingItems } from './starting-bank.rules.js';

const stage = useContentDatabase();
const { query, countOf, messages } = stage;

const cells = listStartingCells(QUESTION_ENGINE).find(([cell]) => cell?.subStrandId === 'ratio') ?? [];
const made = makeStartingItems(QUESTION_ENGINE, cells);
const lines = made.map((item) => JSON.stringify(toStoredRow(item)));
const stock = () => stage.database.transaction((em) => stockBank(em, lines));

describe('stockBank', () => {
  it('gives an empty bank the items as they were made, and tells of them once', async () => {
    expect(await stock()).toBe(made.length);
    const { rows } = await listBankPage(stage.database.fork(), {}, null, 100);
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const { question, scheme, provenance } of made) {
      const { template, templateVersion, seed } = provenance;
      expect(stored.get(question.id)).toMatchObject({ question, scheme, template, templateVersion, seed });
    }
    const [event, ...others] = await messages('bank.stocked');
    expect(new Set(event?.['itemIds'] as string[])).toEqual(new Set(stored.keys()));
    expect(others).toEqual([]);
    expect(new Set(rows.map(({ pick }) => pick)).size).toBe(made.length);

    expect(await stock()).toBe(0);
    expect(await messages('bank.stocked')).toHaveLength(1);
  });

  it('serves a paper without making a question', async () => {
    await stock();
    const source = {
      ...QUESTION_ENGINE,
      makeItem: () => {
        throw new Error('a question was made');
      },
    };
    const requests = cells
      .filter(({ isSyllabusOnly }) => isSyllabusOnly)
      .slice(0, 3)
      .map(({ gradeLevel: _grade, isSyllabusOnly: _scope, ...request }) => request);
    const gradeLevel = cells[0]?.gradeLevel ?? 'Primary 6';
    const wish = { gradeLevel, requests, seenItemIds: [], recentTemplates: [], isSyllabusOnly: true };
    const drawn = await topUpsOf(stage, source).draws.draw(wish);
    expect(drawn.map(({ question }) => question.questionType)).toEqual(
      requests.map(({ questionType }) => questionType),
    );
  });

  it('fills the bank again when the templates have a new version, without structures that were withdrawn', async () => {
    await stock();
    await query(`update items set status = 'retired', template_version = template_version - 1`);
    await query(`update items set stem_hash = stem_hash || 'x', id = gen_random_uuid()`);
    const structure = made[0]?.provenance.template.split('/').slice(0, 3).join('/') ?? '';
    await query(
      `insert into withdrawn_structures (id, grade_level, structure, reason, questions, withdrawn_at)
       values (gen_random_uuid(), ?, ?, 'key-in-doubt', 0, now())`,
      [cells[0]?.gradeLevel, structure],
    );
    const added = await stock();
    expect(added).toBeGreaterThan(0);
    expect(await countOf('items', `status = 'active'`)).toBe(added);
    expect(await countOf('items', `status = 'active' and starts_with(template, '${structure}')`)).toBe(0);
  });

  it('does not bring back a question that was retired', async () => {
    await stock();
    await query(`update items set status = 'retired'`);
    expect(await stock()).toBe(0);
    expect(await countOf('items', `status = 'active'`)).toBe(0);
  });
});
