import { GRADE_LEVELS, type GradeLevel, gradeNumber } from '../grades.js';
import { PRIMARY_1_STATEMENTS } from './primary-1.statements.js';
import { PRIMARY_2_STATEMENTS } from './primary-2.statements.js';
import { PRIMARY_3_STATEMENTS } from './primary-3.statements.js';
import { PRIMARY_4_STATEMENTS } from './primary-4.statements.js';
import { PRIMARY_5_STATEMENTS } from './primary-5.statements.js';
import { PRIMARY_6_STATEMENTS } from './primary-6.statements.js';
import type { SyllabusStatement } from './statement.js';

const ALL = [
  ...PRIMARY_1_STATEMENTS,
  ...PRIMARY_2_STATEMENTS,
  ...PRIMARY_3_STATEMENTS,
  ...PRIMARY_4_STATEMENTS,
  ...PRIMARY_5_STATEMENTS,
  ...PRIMARY_6_STATEMENTS,
] as const;

/** Id of a statement, such as `P4-N-7`. */
export type StatementId = (typeof ALL)[number]['id'];

/** A statement of the list, by its known id. */
export type Statement = SyllabusStatement & { id: StatementId };

/** All 197 statements, by grade, in the order of the syllabus. */
export const STATEMENTS: readonly Statement[] = ALL;

const BY_ID: ReadonlyMap<string, Statement> = new Map(STATEMENTS.map((one) => [one.id, one]));

/** The grade that a statement belongs to. */
export const gradeOfStatement = (id: StatementId): GradeLevel =>
  GRADE_LEVELS[Number(id.charAt(1)) - 1] ?? 'Primary 1';

/** Statements of a grade, in the order of the syllabus. */
export const listStatements = (grade: GradeLevel): readonly Statement[] =>
  STATEMENTS.filter(({ id }) => id.charAt(1) === String(gradeNumber(grade)));

/** Null for an id that the syllabus does not have. */
export const findStatement = (id: string): Statement | null => BY_ID.get(id) ?? null;
