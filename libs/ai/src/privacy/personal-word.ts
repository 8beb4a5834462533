/** Classes of personal words, in order of precedence for overlaps. */
export const PERSONAL_CLASSES = ['email', 'nric', 'phone', 'address', 'postal', 'school', 'name'] as const;
export type PersonalClass = (typeof PERSONAL_CLASSES)[number];

/** Identifying words of a text, by position. */
export interface PersonalWord {
  readonly class: PersonalClass;
  readonly start: number;
  /** Position after the last character. */
  readonly end: number;
}
