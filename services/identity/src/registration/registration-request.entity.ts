import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/**
 * A filled form that has made its accounts, written with them, so that the same form sent again gets their answer. Its
 * passwords are not part of the digest: a repeat proves them against the accounts' own slow hashes.
 */
export const RegistrationRequest = defineEntity({
  name: 'RegistrationRequest',
  tableName: 'registration_requests',
  properties: {
    /** Made by the browser. */
    id: p.uuid().primary(),
    /** Keyed, in hex; of everything in the form but the passwords. */
    digest: p.string(),
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    /** Child account of a family's form. */
    child: () => p.manyToOne(Account).nullable().deleteRule('cascade').index(),
    createdAt: p.datetime(),
  },
});
export type RegistrationRequestRow = InferEntity<typeof RegistrationRequest>;
