import { type GradeLevel, type ProficiencyLevel, gradeNumber } from '../grades.js';
import type { HeuristicId } from '../heuristics.js';
import { SCOPE_RULES, type ScopeRule, type SyllabusScope } from './scope-rules.js';

/** Where content is met. */
export interface ContentPlace {
  grade: GradeLevel;
  subStrandId: string;
  heuristicId: HeuristicId;
  level: ProficiencyLevel;
  /** Structure or shape. */
  structure: string;
}

const LEVEL_LETTERS: Readonly<Record<ProficiencyLevel, string>> = {
  not_ready: 'n',
  guided: 'g',
  independent: 'i',
  mastery: 'm',
};

const isMet = (rule: ScopeRule, place: ContentPlace): boolean =>
  rule.grade === gradeNumber(place.grade) &&
  rule.subStrandId === place.subStrandId &&
  (rule.heuristics === undefined || rule.heuristics.includes(place.heuristicId.split('_')[0] ?? '')) &&
  (rule.levels === undefined || rule.levels.includes(LEVEL_LETTERS[place.level])) &&
  (rule.structures === undefined || rule.structures.test(place.structure));

/** The label of content, with what is beyond the grade in words for adults; `syllabus` where no rule speaks of it. */
export function scopeOf(place: ContentPlace): { scope: SyllabusScope; what: string | null } {
  const rule = SCOPE_RULES.find((one) => isMet(one, place));
  return rule ? { scope: rule.scope, what: rule.what } : { scope: 'syllabus', what: null };
}

/** Whether content may be chosen for a pupil who gets the syllabus only: revision and large numbers stay, extension does not. */
export const isInSyllabus = (place: ContentPlace): boolean => scopeOf(place).scope !== 'extension';
