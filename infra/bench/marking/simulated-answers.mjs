import { sameValue } from '@sumfox/answer-marking/same-value';
import { OPTION_LABELS } from '@sumfox/contracts/question/item';

const pick = (random, list) => list[Math.floor(random() * list.length)];

/**
 * An answer as a pupil may give it, whether it is right, known from how it was made, and how that was. Shares as the
 * product expects them: two in three right, most slips near the answer. `random` gives numbers from 0 up to 1.
 */
export function simulateAnswer(item, random) {
  const given = random() < 0.65 ? rightAnswer(item, random) : wrongAnswer(item, random);
  const isOpen = item.scheme.questionType === 'open-ended';
  const working = isOpen && random() < 0.6 ? simulateWorking(item, given.isRight, random) : NO_WORKING;
  return {
    item,
    response: toResponse(item, given.text, working.text),
    isRight: given.isRight,
    kind: `${given.kind}, ${working.kind}`,
  };
}

function toResponse({ scheme }, text, working) {
  const isChoice = scheme.questionType === 'mcq';
  const parts = text.split(PART_END);
  const isSplit = !isChoice && scheme.parts.length > 1 && parts.length === scheme.parts.length;
  return {
    questionIndex: 0,
    scheme,
    answer: isChoice || isSplit ? null : text,
    selectedOption: isChoice ? text : null,
    blankAnswers: isSplit && scheme.questionType === 'fill-in-the-blank' ? parts : null,
    answerParts: isSplit && scheme.questionType !== 'fill-in-the-blank' ? parts : null,
    working,
  };
}

/** Between the answers of several parts; no pupil types it. */
const PART_END = '\u0000';

function rightAnswer({ scheme }, random) {
  const texts = scheme.parts.map((part) => {
    const { policy, expected, acceptedAnswers } = part;
    if (policy.type === 'choice') return expected;
    const forms = [expected, ` ${expected} `, ...acceptedAnswers];
    const isFree = policy.form === null && !policy.simplestForm && policy.decimalPlaces === null;
    if (isFree && ['number', 'money', 'measure'].includes(policy.type) && scheme.parts.length === 1) {
      forms.push(`Ans: ${expected}`, `the answer is ${expected}`, expected.replace(/(?<=\d),(?=\d{3})/g, ''));
      forms.push(expected.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)));
      if (/^\d{5,}$/.test(expected)) forms.push(expected.replace(/\B(?=(\d{3})+$)/g, ','));
    }
    return pick(random, forms);
  });
  return { text: texts.join(PART_END), isRight: true, kind: 'right' };
}

function wrongAnswer(item, random) {
  const { scheme } = item;
  if (scheme.questionType === 'mcq') {
    const others = OPTION_LABELS.filter((label) => label !== scheme.parts[0]?.expected);
    return { text: pick(random, others), isRight: false, kind: 'another option' };
  }
  const makers = [misconceptionAnswer, slipAnswer, slipAnswer, unreadableAnswer];
  return pick(random, makers)(item, random) ?? unreadableAnswer(item, random);
}

function misconceptionAnswer({ scheme }, random) {
  const [part] = scheme.parts;
  const wrong = scheme.misconceptions.filter(({ answer }) => !sameValue(answer, part?.expected ?? ''));
  if (scheme.parts.length > 1 || wrong.length === 0) return null;
  return { text: pick(random, wrong).answer, isRight: false, kind: 'misconception' };
}

/** One number of the answer gets another value; what happens to say the same is no slip. */
function slipAnswer({ scheme }, random) {
  const at = Math.floor(random() * scheme.parts.length);
  const texts = scheme.parts.map(({ expected }) => expected);
  const [part] = scheme.parts.slice(at, at + 1);
  const number = /\d+(?:\.\d+)?/.exec(part?.expected ?? '')?.[0];
  if (!part || number === undefined) return null;
  const slips = [
    Number(number) + 1,
    Number(number) + 10,
    Number(number) * 10,
    [...number].reverse().join(''),
  ];
  const slipped = part.expected.replace(number, String(pick(random, slips)));
  const isSame = [part.expected, ...part.acceptedAnswers].some((text) => sameValue(text, slipped));
  if (isSame || part.policy.tolerance !== null) return null;
  texts[at] = slipped;
  return { text: texts.join(PART_END), isRight: false, kind: 'slip' };
}

const UNREADABLE = [
  'idk',
  "I don't know",
  'too hard',
  '?',
  'lots',
  'the big one',
  'abc',
  'no time left',
  '-',
];

function unreadableAnswer({ scheme }, random) {
  const texts = scheme.parts.map(() => pick(random, UNREADABLE));
  return { text: texts.join(PART_END), isRight: false, kind: 'no answer' };
}

const NO_WORKING = { text: '', kind: 'no working' };

/** The solution's own steps, as far as the pupil came, in signs or in words, with a slip or beside the point. */
function simulateWorking({ scheme }, isRight, random) {
  const steps = scheme.markPoints.map(({ calculation, result }) => `${calculation} = ${result}`);
  if (steps.length === 0) return { text: scheme.solutionSteps[0] ?? '', kind: 'working' };
  const known = isRight ? steps : steps.slice(0, Math.floor(random() * (steps.length + 1)));
  const chance = random();
  if (chance < 0.6) return { text: known.join('\n'), kind: 'working in signs' };
  if (chance < 0.75) return { text: known.map(toWords).join('\n'), kind: 'working in words' };
  if (chance < 0.9)
    return { text: [...known, slipIn(steps.at(-1) ?? '')].join('\n'), kind: 'working with a slip' };
  return { text: pick(random, BESIDE), kind: 'beside the point' };
}

const BESIDE = ['I drew a model', 'i guessed', 'see my drawing', 'I added all the numbers', '1 + 1 = 2'];

function toWords(step) {
  return step
    .replace(/ × /g, ' times ')
    .replace(/ ÷ /g, ' divided by ')
    .replace(/ \+ /g, ' plus ')
    .replace(/ [−-] /g, ' minus ')
    .replace(/ = (?=[^=]*$)/, ' is ');
}

function slipIn(step) {
  return step.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));
}
