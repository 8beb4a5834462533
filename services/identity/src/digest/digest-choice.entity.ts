import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** A parent's wish for the weekly e-mail about one child; without a row there is none. */
export const DigestChoice = defineEntity({
  name: 'DigestChoice',
  tableName: 'digest_choices',
  properties: {
    id: p.uuid().primary(),
    parent: () => p.manyToOne(Account).deleteRule('cascade').index(),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    chosenAt: p.datetime(),
    /** End of the last week that was looked at, so that no week is told twice. */
    lastUntil: p.datetime().nullable(),
  },
  uniques: [{ name: 'digest_choices_pair', properties: ['parent', 'child'] }],
});
export type DigestChoiceRow = InferEntity<typeof DigestChoice>;
