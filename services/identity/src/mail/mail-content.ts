import type { WeekDigest } from '@sumfox/contracts/assessment/week-digest';
import type { MailKind } from '@sumfox/contracts/identity/mail.endpoints';

/** Facts that the text of an e-mail is made from. Stored with it, so that each attempt sends the same text. */
export type MailContent =
  | { kind: 'verify-address' | 'reset-password'; name: string }
  /** `at` is ISO 8601, UTC. */
  | { kind: 'new-device' | 'password-changed'; name: string; at: string }
  /** `newAddress` is masked. */
  | { kind: 'address-changed'; name: string; newAddress: string }
  | { kind: 'link-made'; name: string; childName: string }
  /** `personName` is null when the reader asked about their own account; `eraseAfter` is ISO 8601, UTC. */
  | { kind: 'erasure-asked'; name: string; personName: string | null; eraseAfter: string }
  /** The token of its e-mail stops it. */
  | { kind: 'weekly-digest'; name: string; childName: string; childId: string; digest: WeekDigest };

/** The content of one kind. */
export type ContentOf<Kind extends MailKind> = Extract<MailContent, { kind: Kind }>;
