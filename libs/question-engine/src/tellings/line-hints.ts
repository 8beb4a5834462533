import type { Tree } from '../core/expression.js';
import { labelInSentence } from '../core/label-phrase.js';
import { capital } from '../core/people.js';
import type { Line } from '../lines/line.js';
import type { Exact } from '../numbers/exact.js';
import gatewayHints from '../structures/catalogue/gateways.hints.json' with { type: 'json' };
import type { Name, Quantity } from '../structures/quantity.js';
import { fillSlots, labelQuantity } from './asking.js';
import { askMoreOrLess, tellEvent } from './more-or-less.js';
import { type Story, listEvents } from './story.js';
import { nameOwners } from './tell.js';

type Known = ReadonlyMap<Name, Exact>;

/** How the parts of a gateway give its amount. */
const HINTS: ReadonlyMap<string, string> = new Map(Object.entries(gatewayHints));

/** A line with the words for what it finds and uses. */
interface Step {
  story: Story;
  line: Line;
  label: string;
  /** What it finds, within a sentence. */
  found: string;
  /** An amount that it uses, within a sentence: the one of several units or groups, where it has such a number. */
  whole: string;
  /** What it uses. */
  used: readonly Quantity[];
  labels: readonly string[];
}

const isCount = (quantity: Quantity): boolean =>
  quantity.is === 'number' || (quantity.is === 'step' && quantity.counts === 'number');

const isTwo = (tree: Tree): boolean => tree.op === 'number' && tree.value.equals(2);

const isSum = ({ op }: Tree): boolean => op === '+' || op === '-';

/** Why a gift counts twice in a difference. */
const MOVED = 'What one gives, the other receives. So the difference changes by twice that amount.';

/** What is multiplied: packets, days, equal amounts or units. */
function hintTimes({ story, line, found, whole, used, labels }: Step): string | null {
  const packet = story.world.packet ?? { one: 'packet', many: 'packets' };
  if (used.some(({ is }) => is === 'size'))
    return `Each ${packet.one} ${packet.one === 'piece' ? 'has the same size' : 'holds the same amount'}. Multiply it by the number of ${packet.many}.`;
  if (labels.some((label) => label.startsWith('Number of days')))
    return 'The increase is the same each day. Multiply it by the number of days.';
  if (line.by.op === '*' && [line.by.left, line.by.right].some(isTwo))
    return found.includes('difference') ? MOVED : `Two equal amounts make up ${found}. Double one of them.`;
  if (labels.some((label) => label.startsWith('1 unit')))
    return `How many units make up ${found}? Multiply by that number.`;
  if (used.length !== 2 || !used.some(isCount)) return null;
  return found.startsWith('what ')
    ? `1 unit stands for ${whole}. Multiply it by the number of units.`
    : `Draw 1 unit for ${whole}. How many of these units make up ${found}?`;
}

/** What is divided, and into what. */
function hintDivide({ story, line, label, found, whole, used, labels }: Step): string | null {
  const { packet = { one: 'packet', many: 'packets' }, sharers } = story.world;
  const finds = story.structure.quantities[line.finds]?.is;
  if (finds === 'each') return `Share ${whole} equally among the ${sharers?.many ?? 'friends'}.`;
  if (used.some(({ is }) => is === 'groups')) return `Share ${whole} equally among the ${packet.many}.`;
  if (used.some(({ is }) => is === 'size'))
    return `How many times does ${packet.one === 'piece' ? 'one piece' : `the amount in one ${packet.one}`} go into ${whole}?`;
  if (label.startsWith('Increase each'))
    return 'The increase is the same each day. Divide the whole increase by the number of days.';
  if (line.by.op === '/' && isTwo(line.by.right)) {
    if (whole.includes('difference')) return MOVED;
    return whole.startsWith('twice ')
      ? 'Halve it to find one of the two equal amounts.'
      : `Two equal amounts make up ${whole}. Halve it.`;
  }
  if (label.startsWith('1 unit')) return `How many units make up ${whole}? Divide by that number.`;
  if (whole.startsWith('what ')) return `You know ${whole}. Divide to find 1 unit.`;
  return used.length === 2 && labels.length === 2 && used.some(isCount)
    ? `Draw the units of ${whole}. One of them stands for ${found}.`
    : null;
}

/** The event by which a total changes in a line; what its packets hold together is its amount, too. */
function findChange(story: Story, used: readonly Quantity[], labels: readonly string[]): number | null {
  for (const [i, quantity] of used.entries()) {
    if (quantity.is === 'change') return quantity.event;
    if (labels[i]?.startsWith('All the ') === true)
      return listEvents(story).find(({ says }) => says.endsWith('-packets'))?.event ?? null;
  }
  return null;
}

/** What is added or taken away, and why. */
function hintSum({ story, line, label, found, used, labels }: Step): string | null {
  const isMore = line.by.op === '+';
  const quantity = story.structure.quantities[line.finds];
  const event = /otal|together/.test(label) ? findChange(story, used, labels) : null;
  const happened = event === null ? null : tellEvent(story, event);
  if (happened)
    return `${happened} Was the total more or less ${/at first/.test(label) ? 'before' : 'after'} that?`;
  if (label.startsWith('Twice '))
    return isMore
      ? 'Add the difference to the total. Then it is two equal amounts.'
      : 'Take the difference away from the total. Then two equal amounts are left.';
  if (label.startsWith('Percentage left')) return 'The whole is 100%. Take away the percentage that went.';
  if (label.startsWith('Decrease')) return 'How much smaller has the difference become?';
  if (label.startsWith('Number of days'))
    return 'The increase begins after the first day. Do not count that day.';
  if (labels.includes('The extra part') || /^\d+ units$/.test(label))
    return isMore
      ? 'Add what there is beside the equal units.'
      : 'Take away what there is beside the equal units.';
  if (/ on Day \d+$/.test(label)) return 'Add the increase of one day to the day before.';
  if (quantity?.is === 'total' && isMore)
    return `Put together what ${nameOwners(story, quantity.owners)} had.`;
  const whole = used.find(({ is }) => is === 'total');
  if (!isMore && whole?.is === 'total' && used.length === 3)
    return `Start with what ${nameOwners(story, whole.owners)} had altogether. Take away both amounts that you know.`;
  if (/[Uu]nits/.test(label))
    return isMore ? 'Add the units of each.' : 'Take the smaller number of units away from the larger one.';
  return isMore
    ? `Add the amounts that make up ${found}.`
    : `Take the smaller amount away from the larger one. What is left is ${found}.`;
}

/** The parts of a gateway and how they give the amount; null for a line without them or a gateway without a hint. */
export function hintOfGateway(story: Story, { uses }: Line, known: Known): string | null {
  const isTold = uses.some((name) => story.structure.quantities[name]?.is === 'part');
  const hint = isTold ? HINTS.get(story.world.through?.gateway ?? '') : undefined;
  return hint === undefined ? null : fillSlots(story, hint, known);
}

/** What helps a pupil with a line, in the words of the story; null where only its sign can be told, and for the youngest. */
export function hintOfStory(story: Story, line: Line, known: Known): string | null {
  if (story.grade < 3) return null;
  const asked = hintOfGateway(story, line, known) ?? askMoreOrLess(story, line);
  if (asked !== null) return asked;
  const { quantities } = story.structure;
  const used = line.uses.flatMap((name) => quantities[name] ?? []);
  if (used.length !== line.uses.length || used.some(({ is }) => is === 'part')) return null;
  const labels = line.uses.map((name) => labelQuantity(story, name, known));
  const label = capital(labelQuantity(story, line.finds, known));
  const whole = labels[used.findIndex((one) => !isCount(one))] ?? '';
  const step = {
    story,
    line,
    label,
    found: labelInSentence(label),
    whole: labelInSentence(whole),
    used,
    labels,
  };
  if (isSum(line.by)) return hintSum(step);
  if (label.startsWith('Increase each') && line.by.op === '/') return hintDivide(step);
  if (line.by.op === '*') return hintTimes(step);
  return line.by.op === '/' ? hintDivide(step) : null;
}
