import type { Quantity } from '../structures/quantity.js';
import { askQuantity } from '../tellings/asking.js';
import { composeStory } from '../tellings/compose.js';
import { type Form, askingOf, keyOf, partOf } from './drawn.js';

const isNamed = (quantity: Quantity | undefined): boolean =>
  quantity?.is !== 'step' && quantity?.is !== 'number';

/** A middle value and the asked one, each in a blank or a labelled part of its own. */
export const PARTS: Form = {
  id: 'parts',
  points: 0,
  types: ['fill-in-the-blank', 'open-ended'],
  levels: ['independent', 'mastery'],
  grades: [3, 6],
  fits: (_, { quantities }, { lines }) => lines.slice(0, -1).some(({ finds }) => isNamed(quantities[finds])),
  make: (drawn, dice) => {
    const { story, ask, type } = drawn;
    const middles = ask.lines.slice(0, -1).filter(({ finds }) => {
      return isNamed(story.structure.quantities[finds]) && askQuantity(story, finds) !== null;
    });
    const middle = middles[0];
    const value = middle && drawn.worked.get(middle.finds);
    if (!middle || !value || value.equals(keyOf(drawn))) return null;
    const [a, b] = [askingOf(story, middle.finds), askingOf(story, ask.asked)];
    const told = composeStory(story, dice).sentences;
    const isBlank = type === 'fill-in-the-blank';
    return {
      exhibit: null,
      options: null,
      solution: null,
      hints: null,
      extras: {},
      stem: [...told, ...(isBlank ? [a.blank, b.blank] : [`Find (a) ${a.says} and (b) ${b.says}.`])].join(
        ' ',
      ),
      parts: [
        partOf(story, middle.finds, value, { label: isBlank ? null : '(a)', ask: a.question, isBlank }),
        partOf(story, ask.asked, keyOf(drawn), { label: isBlank ? null : '(b)', ask: b.question, isBlank }),
      ],
    };
  },
  gate: (drawn, { parts }) =>
    parts[0]?.answer === parts[1]?.answer ? ['parts: both parts have the same answer'] : [],
};
