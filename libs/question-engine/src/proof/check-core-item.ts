import type { Item } from '@sumfox/contracts/question/item';
import type { CoreParams } from '../core-params.js';
import { isAlike, saysWhat } from '../asks/replay.js';
import { isAmount } from '../structures/quantity.js';
import { findStructure } from '../structures/catalogue.js';
import type { Structure } from '../structures/structure.js';
import { listToldFaults } from './check-drawn.js';
import { findAnswerValue, listNumbers } from '../checks/read-text.js';
import { isShown } from '../checks/shown-values.js';
import { listStepFaults } from '../checks/step-truth.js';
import { withoutClosing } from '../solutions/closing-sentence.js';

/**
 * Faults of an item of the core, proved from what is stored: told values and relations give the key and are all needed;
 * what is told stands in the stem or its drawing; a written answer is the value that was solved for.
 */
export function listCoreFaults(item: Item, core: CoreParams, key: string): string[] {
  const structure = findStructure(core.structure);
  if (!structure) return [`solve: unknown structure ${core.structure}`];
  const told = structure.relations.filter(({ key: name }) => core.told.includes(name));
  if (told.length !== core.told.filter((name) => name !== '').length) return ['solve: unknown relation'];
  const faults = listToldFaults({
    structure,
    told,
    asked: core.asked,
    given: core.given,
    key: core.key,
  });
  if (!core.asksWord && findAnswerValue(key)?.equals(core.key) !== true)
    faults.push(`solve: the key "${key}" is not ${core.key.toFraction()}`);
  return [
    ...faults,
    ...listShownFaults(item, core, structure),
    ...(core.asksWord ? listWordFaults(item) : listSlipFaults(item, core, structure)),
  ];
}

const listResults = (steps: readonly string[]): string[] =>
  steps.map((step) => step.split(/ = |: /).at(-1) ?? '');

/** A slip whose value the working finds on the way, or the story tells, says what that value is. */
function listSlipFaults({ scheme }: Item, core: CoreParams, structure: Structure): string[] {
  const found = listResults(withoutClosing(scheme.solutionSteps).slice(0, -1));
  const told = [...core.given].filter(([name]) => isAlike(structure, name, core.asked));
  return scheme.misconceptions.flatMap(({ answer, explanation, code }) => {
    const value = findAnswerValue(answer);
    const isNamed = found.includes(answer) || told.some(([, one]) => value?.equals(one) === true);
    const quoted = /^This is "([^"]+)"/.exec(explanation)?.[1]?.toLowerCase();
    const isTrue =
      quoted === undefined ||
      listResults(scheme.solutionSteps.filter((step) => step.toLowerCase().includes(quoted))).some(
        (text) => value && findAnswerValue(text)?.equals(value),
      );
    return isTrue && (!isNamed || saysWhat(explanation))
      ? []
      : [`explanation: ${code} is not called what it is`];
  });
}

/** Told amounts stand in the stem or in its drawing; terms of ratios and fractions stand there as parts of them. */
function listShownFaults({ question }: Item, core: CoreParams, structure: Structure): string[] {
  const shown = `${question.questionText} ${question.visual?.alt ?? ''}`;
  const amounts = [...core.given].filter(([name]) => {
    const quantity = structure.quantities[name];
    return name !== core.missing && quantity !== undefined && isAmount(quantity);
  });
  const pictured = listPictured(question.visual?.alt ?? '');
  return [...amounts, ...core.extras].flatMap(([name, value]) =>
    isShown(value, shown) || pictured.some((one) => value.equals(one))
      ? []
      : [`params: ${name} is not shown`],
  );
}

/** What the rows of a picture graph stand for, read from its text alternative. */
function listPictured(alt: string): number[] {
  const unit = Number(/^Picture graph:.* stands for (\d+) /.exec(alt)?.[1] ?? 0);
  return [...alt.matchAll(/: (\d+) pictures?\b/g)].map(([, pictures]) => Number(pictures) * unit);
}

/** A form that asks for a word names its option in the last line of the solution. */
export function listWordFaults({ question, scheme }: Item): string[] {
  const letter = scheme.parts[0]?.expected ?? '';
  const last = scheme.solutionSteps.at(-1) ?? '';
  const worked = scheme.solutionSteps.slice(0, -1).join('; ');
  const isTrue = [...last.matchAll(/ should use (.+?)\. /g)].every(([, line = '']) =>
    worked.includes(`${line} = `),
  );
  return question.questionType === 'mcq' && isTrue && last.endsWith(`The right option is ${letter}.`)
    ? []
    : ['steps: the last line does not name the right option, or not truly why'];
}

/** The working of an item of the core: as that of any item, and true up to the naming of an option. */
export function listCoreStepFaults({ scheme }: Item, core: CoreParams, key: string): string[] {
  if (!core.asksWord)
    return listStepFaults(
      withoutClosing(scheme.solutionSteps),
      key,
      core.form === 'parts' || core.form === 'plain'
        ? scheme.parts.slice(0, -1).map((part) => part.expected)
        : [],
    );
  const steps = scheme.solutionSteps.slice(0, -1);
  return listStepFaults(steps, steps.at(-1)?.split('=').at(-1) ?? '');
}

/** Whether an item may show the value of its key: a card or an option may hold it where a word is asked for. */
export function listCoreSecrecyFaults(item: Item, core: CoreParams, key: string): string[] {
  const { question, scheme } = item;
  const faults: string[] = [];
  const isValue = !core.asksWord;
  const gives = (text: string): boolean =>
    isValue ? listNumbers(text).some((n) => n.equals(core.key)) : text.includes(key);
  if (isValue && gives(`${question.questionText} ${question.visual?.alt ?? ''}`))
    faults.push('secrecy: the stem shows the answer');
  if (isValue || key.length > 12)
    question.scaffoldingHints.forEach((hint, i) => {
      if (gives(hint)) faults.push(`secrecy: hint ${i + 1} shows the answer`);
    });
  if (isValue && scheme.misconceptions.some(({ explanation }) => gives(explanation)))
    faults.push('secrecy: an explanation shows the answer');
  return faults;
}
