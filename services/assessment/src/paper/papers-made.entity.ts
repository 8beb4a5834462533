import { defineEntity, p } from '@mikro-orm/postgresql';

/** How many papers were made for a pupil on the latest day on which there were any; those removed again count too. */
export const PapersMade = defineEntity({
  name: 'PapersMade',
  tableName: 'papers_made',
  properties: {
    pupilId: p.uuid().primary(),
    /** In Singapore. */
    day: p.date(),
    papers: p.integer(),
  },
});
