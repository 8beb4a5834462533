import { PASSWORD_STRENGTH } from './password-strength.messages.js';
/** 0 nothing typed, 1 too short or known to everybody, 2 fair, 3 strong. */
export type StrengthLevel = 0 | 1 | 2 | 3;

const readWords = () =>
  [
    '',
    PASSWORD_STRENGTH.get().easyToGuess,
    PASSWORD_STRENGTH.get().good,
    PASSWORD_STRENGTH.get().strong,
  ] as const;

/** What anybody tries first, whole or as a beginning. */
const COMMON =
  /^(?:pass(?:word|wort)?|qwerty|abc|letmein|welcome|iloveyou|singapore|admin|maths?|1234|1111|0000)/i;

/**
 * How hard a password is to guess, by its length above all (NIST SP 800-63B, section 3.1.1.2, asks for no mixture of
 * characters). `username` or anything else the person is known by makes it easy.
 */
export function passwordStrength(
  password: string,
  shortest: number,
  knownWords: readonly string[] = [],
): StrengthLevel {
  if (password === '') return 0;
  const different = new Set(password.toLowerCase()).size;
  const lower = password.toLowerCase();
  const isKnown = knownWords.some(
    (word) => word.trim().length > 2 && lower.includes(word.trim().toLowerCase()),
  );
  if (password.length < shortest || different < 4 || isKnown) return 1;
  if (COMMON.test(password) && password.length < 14) return 1;
  return password.length >= 12 || (password.length >= 10 && different >= 8)
    ? 3
    : password.length >= 8
      ? 2
      : 1;
}

export function strengthWord(level: StrengthLevel): string {
  return readWords()[level];
}
