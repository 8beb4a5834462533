import { defineEntity, p } from '@mikro-orm/postgresql';

/** A cell for which the worker has been asked to make items and has not done so yet: asking again would be a storm. */
export const TopUp = defineEntity({
  name: 'TopUp',
  tableName: 'top_ups',
  properties: {
    gradeLevel: p.text().primary(),
    subStrandId: p.text().primary(),
    heuristicId: p.text().primary(),
    level: p.text().primary(),
    questionType: p.text().primary(),
    /** How many active items the cell should then hold. */
    target: p.integer(),
    requestedAt: p.datetime(),
  },
});
