import { LOWER_RULES } from './lower.rules.js';
import { UPPER_RULES } from './upper.rules.js';
import type { StatementRule } from './statement-rule.js';

/** Every rule, grade by grade. */
export const STATEMENT_RULES: readonly StatementRule[] = [...LOWER_RULES, ...UPPER_RULES];
