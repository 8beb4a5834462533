import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';
import { LINK_ORIGINS } from '../parent-child/index.js';

/** A link that its parent has just ended, as it stood, so that the parent may take that back. Gives no right to see. */
export const EndedLink = defineEntity({
  name: 'EndedLink',
  tableName: 'ended_links',
  properties: {
    /** Id of the link. */
    id: p.uuid().primary(),
    parent: () => p.manyToOne(Account).deleteRule('cascade').index(),
    child: () => p.manyToOne(Account).deleteRule('cascade').index(),
    linkedAt: p.datetime(),
    origin: p.enum(LINK_ORIGINS),
    endedAt: p.datetime(),
    /** Devices of the parent that let the child in. */
    deviceIds: p.json<string[]>(),
  },
});
export type EndedLinkRow = InferEntity<typeof EndedLink>;
