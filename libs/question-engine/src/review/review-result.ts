import {
  FAULTS_TO_WITHDRAW,
  QUESTIONS_THAT_COUNT,
  type QuestionFault,
  type ReviewResult,
} from '@sumfox/contracts/question/question-faults';

/** A question of a sample as it was read. */
export type ReadQuestion = ReviewResult['questions'][number];

/** A share of questions: how many of all, as they are counted. */
export interface Share {
  name: string;
  printable: number;
  all: number;
}

function groupBy<One>(all: readonly One[], nameOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

const shareBy = (questions: readonly ReadQuestion[], nameOf: (one: ReadQuestion) => string): Share[] =>
  [...groupBy(questions, nameOf)]
    .map(([name, own]) => ({
      name,
      printable: own.filter(({ faults }) => faults.length === 0).length,
      all: own.length,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

const structureOf = ({ template }: ReadQuestion): string => template.split('/').slice(0, 3).join('/');

/** What a reading says: shares printable, faults by kind, and structures to be withdrawn until they are mended. */
export function summarise({ questions }: ReviewResult) {
  const faults = new Map<QuestionFault, number>();
  for (const fault of questions.flatMap((one) => one.faults)) faults.set(fault, (faults.get(fault) ?? 0) + 1);
  const structures = [...groupBy(questions, (one) => `${one.grade} ${structureOf(one)}`)].flatMap(
    ([name, own]) => {
      const last = own.slice(-QUESTIONS_THAT_COUNT);
      return last.filter((one) => one.faults.length > 0).length >= FAULTS_TO_WITHDRAW ? [name] : [];
    },
  );
  return {
    all: shareBy(questions, () => 'all')[0] ?? { name: 'all', printable: 0, all: 0 },
    byGrade: shareBy(questions, ({ grade }) => grade),
    byForm: shareBy(questions, ({ template }) => template.split('/')[3] ?? 'plain'),
    faults: [...faults].toSorted(([, a], [, b]) => b - a),
    failures: questions.filter((one) => one.faults.length > 0),
    structures,
  };
}
