/** What kind of personal words there are, in the order in which they win where they overlap. */
export const PERSONAL_CLASSES = ['email', 'nric', 'phone', 'address', 'postal', 'school', 'name'] as const;
export type PersonalClass = (typeof PERSONAL_CLASSES)[number];

/** Words of a text that tell who somebody is, by their place in it. */
export interface PersonalWord {
  readonly class: PersonalClass;
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
}
