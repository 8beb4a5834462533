import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { CONFIDENCE_LEVELS } from '@sumfox/contracts/assessment/response';
import { OPTION_LABELS } from '@sumfox/contracts/question/item';

/** What a pupil has put down for one question, as of its highest revision. */
export const PaperResponse = defineEntity({
  name: 'PaperResponse',
  tableName: 'paper_responses',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    revision: p.integer(),
    working: p.text(),
    answer: p.text(),
    selectedOption: p.enum(OPTION_LABELS).nullable(),
    answerParts: p.json<string[]>().nullable(),
    blankAnswers: p.json<string[]>().nullable(),
    timeSpentSeconds: p.integer(),
    confidenceLevel: p.enum(CONFIDENCE_LEVELS),
    /** Most hints ever opened at the question. */
    hintsUsed: p.integer().default(0),
    updatedAt: p.datetime(),
  },
});
export type PaperResponse = InferEntity<typeof PaperResponse>;

/** Drawings are large and seldom change, so they are written apart from the text. */
export const ResponseDrawing = defineEntity({
  name: 'ResponseDrawing',
  tableName: 'response_drawings',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    png: p.blob(),
    updatedAt: p.datetime(),
  },
});

/** The last revisions of a response, so that nothing a child wrote is ever gone by a slip. */
export const ResponseRevision = defineEntity({
  name: 'ResponseRevision',
  tableName: 'response_revisions',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    revision: p.integer().primary(),
    snapshot: p.json<Record<string, unknown>>(),
    savedAt: p.datetime(),
  },
});
