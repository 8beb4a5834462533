import { createHmac } from 'node:crypto';
import type { ClassResult, ClassRow } from '@sumfox/contracts/identity/class-import.endpoints';
import { SENTENCES, nameField } from '@sumfox/contracts/identity/fields';
import { isPlainUsername, toPlainUsername } from '@sumfox/contracts/identity/username';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import * as z from 'zod/mini';

const NameSchema = nameField('Please enter the name.');
const USERNAME_TAKEN = 'This username is already taken. Please choose another.';
const USERNAME_TWICE = 'This username stands in the file twice.';
const GRADE_UNKNOWN = 'Grades go from Primary 1 to Primary 6.';

/** `Primary 5`, `P5`, `p 5` and `5` as a grade; null for anything else. */
export function readGrade(text: string): GradeLevel | null {
  const digit = /^\s*(?:primary|p)?\s*([1-6])\s*$/i.exec(text)?.[1];
  return GRADE_LEVELS.find((grade) => grade.endsWith(` ${digit}`)) ?? null;
}

/**
 * Checks the rows of a class in their order. `taken` holds the folded usernames that accounts have. All faults of a row
 * are told, so that one correction of the file is enough.
 */
export function checkRows(
  rows: readonly ClassRow[],
  taken: ReadonlySet<string>,
  fold: (username: string) => string,
): ClassResult[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const name = z.safeParse(NameSchema, row.name);
    const username = toPlainUsername(row.username);
    const gradeLevel = readGrade(row.grade);
    const folded = fold(username);
    const isTwice = seen.has(folded);
    seen.add(folded);
    const base = { name: name.success ? name.data : row.name, username, gradeLevel, password: null };
    const faults = [
      name.success ? null : (name.error.issues[0]?.message ?? ''),
      username.length < 3 || username.length > 20
        ? SENTENCES.usernameLength
        : isPlainUsername(username)
          ? null
          : SENTENCES.usernameLetters,
      gradeLevel === null ? GRADE_UNKNOWN : null,
      isTwice ? USERNAME_TWICE : null,
    ].filter((fault) => fault !== null);
    if (faults.length > 0) return { ...base, status: 'invalid', sentence: joinSentences(faults) };
    if (taken.has(folded)) return { ...base, status: 'taken', sentence: USERNAME_TAKEN };
    return { ...base, status: 'new', sentence: null };
  });
}

const joinSentences = (sentences: readonly string[]): string =>
  sentences.length === 1
    ? (sentences[0] ?? '')
    : sentences.map((each) => (each.endsWith('.') ? each : `${each}.`)).join(' ');

/** Words that a Primary 1 pupil reads and types. */
const WORDS = [
  ...['apple', 'ball', 'bear', 'bell', 'bird', 'boat', 'book', 'bus', 'cake', 'cat', 'clock', 'cloud'],
  ...['corn', 'cow', 'cup', 'deer', 'dog', 'door', 'drum', 'duck', 'egg', 'fan', 'fish', 'flag'],
  ...['frog', 'goat', 'hat', 'hen', 'hill', 'horse', 'jam', 'jet', 'key', 'kite', 'lake', 'lamp'],
  ...['leaf', 'lion', 'map', 'milk', 'moon', 'nest', 'nut', 'owl', 'park', 'pear', 'pen', 'pig'],
  ...['rain', 'ring', 'road', 'rock', 'rose', 'sand', 'ship', 'shoe', 'snow', 'sock', 'star', 'sun'],
  ...['tent', 'tree', 'van', 'wind'],
] as const;

/**
 * The first password of an account of a class, such as `kite-moon-47`. It follows from the request, so a repeat after a
 * lost answer shows the same; without the secret it cannot be worked out.
 */
export function toFirstPassword(secret: string, requestId: string, username: string): string {
  const digest = createHmac('sha256', `class-import ${secret}`).update(`${requestId} ${username}`).digest();
  const word = (at: number): string => WORDS[digest.readUInt16BE(at) % WORDS.length] ?? 'kite';
  return `${word(0)}-${word(2)}-${10 + (digest.readUInt16BE(4) % 90)}`;
}
