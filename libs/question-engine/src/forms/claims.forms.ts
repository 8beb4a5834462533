import { composeStory } from '../tellings/compose.js';
import {
  type Drawn,
  type Form,
  type FormDraft,
  type WrittenLine,
  answerText,
  askingOf,
  keyOf,
  lineText,
  wordPart,
  writeWorking,
} from './drawn.js';
import { listWrongWorkings, wordOption } from './working.forms.js';
import type { Dice } from '../core/dice.js';

/** A line of working and the answer that it leads to. */
interface Claim {
  working: string;
  answer: string;
}

const VERDICTS = ['first', 'second', 'Both', 'Neither'] as const;

/** Those who claim; never somebody of the story. */
const CLAIMANTS: ReadonlyArray<readonly [string, string]> = [
  ['Chloe', 'Arjun'],
  ['Ethan', 'Nurul'],
  ['Hui Min', 'Faizal'],
  ['Kumar', 'Sarah'],
];

/** Two claims for a verdict: true ones differ in the line they show, false ones in their slip; null when there are too few. */
function makeClaims(drawn: Drawn, dice: Dice, verdict: (typeof VERDICTS)[number]): [Claim, Claim] | null {
  const { story, ask } = drawn;
  const claim = (line: WrittenLine | undefined, value = keyOf(drawn)): Claim | null =>
    line ? { working: lineText(line), answer: answerText(story, ask.asked, value) } : null;
  const right = writeWorking(drawn);
  const [last, first] = [claim(right.at(-1)), right.length > 1 ? claim(right[0]) : null];
  const [wrong, other] = dice
    .shuffle(listWrongWorkings(drawn))
    .map(({ slip, lines, at }) => claim(lines[at], slip.value));
  const pair: ReadonlyArray<Claim | null | undefined> =
    verdict === 'Both'
      ? dice.shuffle([last, first])
      : verdict === 'Neither'
        ? [wrong, other]
        : verdict === 'first'
          ? [last, wrong]
          : [wrong, last];
  const [a, b] = pair;
  return a && b ? [a, b] : null;
}

/** Two children, two claims with a reason each. */
export const WHO_IS_RIGHT: Form = {
  id: 'who-is-right',
  types: ['mcq'],
  levels: ['guided', 'independent'],
  grades: [2, 6],
  make: (drawn, dice) => {
    const { story, ask } = drawn;
    const inStory = Object.values(story.cast).map(({ name }) => name);
    const pairs = CLAIMANTS.filter((pair) => pair.every((name) => !inStory.includes(name)));
    if (pairs.length === 0) return null;
    const names = dice.shuffle(dice.pick(pairs));
    // The place of the key was drawn once for the item: drawn again at each try, the easily made verdict would win.
    const verdict = VERDICTS[drawn.keyPlace] ?? 'Both';
    const claims = makeClaims(drawn, dice, verdict);
    if (!claims) return null;
    const [first = '', second = ''] = names;
    const answer = verdict === 'first' ? `Only ${first}` : verdict === 'second' ? `Only ${second}` : verdict;
    const says = askingOf(story, ask.asked).says;
    return {
      stem: [
        ...composeStory(story, dice).sentences,
        `${first} and ${second} worked out ${says}. The cards show two answers. Who is right?`,
      ].join(' '),
      exhibit: {
        kind: 'claim-cards',
        claims: [
          { name: first, ...claims[0] },
          { name: second, ...claims[1] },
        ],
      },
      parts: [wordPart('Who is right?', answer)],
      options: [`Only ${first}`, `Only ${second}`, 'Both', 'Neither'].map((text) =>
        wordOption(text, 'Work out the answer yourself and compare it with both.', text === answer),
      ),
      solution: null,
      extras: {},
      points: 0,
    };
  },
  gate: (drawn, draft) => listClaimFaults(drawn, draft),
};

/** Judges each claim by the true working: its line and its answer are both true or both false. */
function listClaimFaults(drawn: Drawn, { exhibit, parts }: FormDraft): string[] {
  if (exhibit?.kind !== 'claim-cards') return ['who-is-right: no claims'];
  const key = answerText(drawn.story, drawn.ask.asked, keyOf(drawn));
  const right = writeWorking(drawn).map(lineText);
  const verdicts = exhibit.claims.map(({ working, answer }) => [right.includes(working), answer === key]);
  if (verdicts.some(([line, end]) => line !== end)) return ['who-is-right: a claim is half true'];
  const [a, b] = exhibit.claims.map(({ name }) => name);
  const [first, second] = verdicts.map(([line]) => line);
  const truth = first ? (second ? 'Both' : `Only ${a ?? ''}`) : second ? `Only ${b ?? ''}` : 'Neither';
  return parts[0]?.answer === truth ? [] : [`who-is-right: ${truth} is right`];
}
