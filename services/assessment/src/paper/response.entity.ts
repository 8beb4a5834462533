import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { CONFIDENCE_LEVELS, STORED_RESPONSE } from '@sumfox/contracts/assessment/response';
import { STORED_ANSWER } from '@sumfox/contracts/question/answer';
import { storedJson } from '@sumfox/platform/database/stored-json';

/** A pupil's input for one question at its highest revision. */
export const PaperResponse = defineEntity({
  name: 'PaperResponse',
  tableName: 'paper_responses',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    revision: p.integer(),
    working: p.text(),
    /** Answer to a question of any kind. */
    givenAnswer: storedJson(STORED_ANSWER),
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

/** The last revisions of a response, so that a child's work survives a slip. */
export const ResponseRevision = defineEntity({
  name: 'ResponseRevision',
  tableName: 'response_revisions',
  properties: {
    paperId: p.integer().primary(),
    questionIndex: p.integer().primary(),
    revision: p.integer().primary(),
    snapshot: storedJson(STORED_RESPONSE),
    savedAt: p.datetime(),
  },
});
