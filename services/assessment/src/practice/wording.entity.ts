import { defineEntity, p } from '@mikro-orm/postgresql';

/** Words of a model for one topic and level, the same for all pupils; a row without words had no usable reply. */
export const SuggestionWording = defineEntity({
  name: 'SuggestionWording',
  tableName: 'suggestion_wordings',
  properties: {
    /** Version of the task, kind, topic and level. */
    key: p.text().primary(),
    title: p.text().nullable(),
    description: p.text().nullable(),
    askedAt: p.datetime(),
  },
});
