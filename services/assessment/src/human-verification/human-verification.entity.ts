import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';

/** One person's verdicts on a paper in one request; its key makes repeats count once. */
export const PaperVerification = defineEntity({
  name: 'PaperVerification',
  tableName: 'paper_verifications',
  properties: {
    /** Made by the page. */
    id: p.uuid().primary(),
    paperId: p.integer(),
    decidedBy: p.uuid(),
    decidedAt: p.datetime(),
    /** Verdicts that were given. */
    verified: p.integer(),
    marksGained: p.integer(),
    /** Percent of the marks. */
    scoreAfter: p.integer(),
  },
  indexes: [{ name: 'paper_verifications_paper', properties: ['paperId'] }],
});
export type PaperVerification = InferEntity<typeof PaperVerification>;
