import { defineEntity, p } from '@mikro-orm/postgresql';
import { type QUESTION_KINDS, STORED_QUESTION, STORED_SCHEME } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import { storedJson } from '@sumfox/platform/database/stored-json';

/** A question with its key and its proof. Never changed once drawn: a faulty one is retired and another one made. */
export const BankItem = defineEntity({
  name: 'BankItem',
  tableName: 'items',
  properties: {
    id: p.uuid().primary(),
    question: storedJson(STORED_QUESTION),
    scheme: storedJson(STORED_SCHEME),
    gradeLevel: p.text().$type<(typeof GRADE_LEVELS)[number]>(),
    subStrandId: p.text(),
    heuristicId: p.text().$type<(typeof HEURISTIC_IDS)[number]>(),
    level: p.text().$type<(typeof PROFICIENCY_LEVELS)[number]>(),
    questionType: p.text().$type<(typeof QUESTION_KINDS)[number]>(),
    template: p.text(),
    templateVersion: p.integer(),
    seed: p.integer(),
    params: p.json<Record<string, string>>(),
    /** 1–5. */
    complexity: p.smallint(),
    /** 0–1. */
    validationScore: p.double().$type<number>(),
    source: p.text().$type<'engine' | 'model' | 'person'>(),
    status: p.text().$type<'active' | 'retired'>(),
    /** Hash of what the pupil is shown; the same question never enters a pairing twice. */
    stemHash: p.text(),
    /** A random number below 2^31 that picks items of a cell without counting them. */
    pick: p.integer(),
    createdAt: p.datetime(),
    /** The withdrawal of its structure that retired it; null for every other reason. */
    withdrawalId: p.uuid().nullable(),
  },
  uniques: [{ name: 'items_stem', properties: ['gradeLevel', 'subStrandId', 'heuristicId', 'stemHash'] }],
  checks: [
    { name: 'items_status', expression: `status in ('active', 'retired')` },
    { name: 'items_source', expression: `source in ('engine', 'model', 'person')` },
  ],
  indexes: [
    {
      name: 'items_draw',
      expression:
        'create index "items_draw" on "items" ("grade_level", "sub_strand_id", "heuristic_id", "level", "question_type", "pick") include ("id", "template") where status = \'active\'',
    },
    {
      // The figures of the console count the whole bank: in the index alone, a fiftieth of the table.
      name: 'items_figures',
      expression:
        'create index "items_figures" on "items" ("grade_level", "sub_strand_id", "heuristic_id") include ("status", "validation_score")',
    },
    {
      name: 'items_withdrawn',
      expression:
        'create index "items_withdrawn" on "items" ("withdrawal_id") where withdrawal_id is not null',
    },
  ],
});
