import { type Item, OPTION_LABELS } from '@sumfox/contracts/question/item';
import { ANSWER_NAMES, findKeyValue } from '../checks/read-text.js';
import { readFormParams } from '../form-params.js';
import { readParams } from '../item-params.js';
import { type Measure, isBroken, shareOf, sumOf, writeMeasure } from './measure.js';

/** From so many choices on, the shares are held to their bounds: with fewer, chance alone may break them. */
export const FEWEST_CHOICES = 400;
/** How far a share may be from a quarter, in per cent of the choices. */
const LETTER_TOLERANCE = 2;
const PLACE_TOLERANCE = 5;

/** The place of the key of a choice among its options in order of size, from 0; null where an option is no number. */
export function findKeyPlace(item: Item): number | null {
  const { mcqOptions } = item.question;
  const { words } = readParams(item);
  if (!mcqOptions || readFormParams(item).asksWord || words.has(ANSWER_NAMES)) return null;
  const values = mcqOptions.map(({ text }) => findKeyValue(text, words));
  const key = values[mcqOptions.findIndex(({ label }) => label === item.scheme.parts[0]?.expected)];
  if (!key || values.includes(null)) return null;
  return values.filter((value) => value !== null && value.compare(key) < 0).length;
}

/** Where the keys of choices stand: their letters, and their places in order of size where the options are numbers. */
export class KeyPlaces {
  private readonly letters = [0, 0, 0, 0];
  private readonly places = [0, 0, 0, 0];

  /** Counts the key of a choice; passes over items of other types. */
  take(item: Item): void {
    const letter = OPTION_LABELS.findIndex((label) => label === item.scheme.parts[0]?.expected);
    if (item.question.questionType !== 'mcq' || letter < 0) return;
    this.letters[letter] = (this.letters[letter] ?? 0) + 1;
    const place = findKeyPlace(item);
    if (place !== null) this.places[place] = (this.places[place] ?? 0) + 1;
  }

  /** The share of each letter and of each place; none without choices. */
  listMeasures(): Measure[] {
    return [
      ...toMeasures(this.letters, LETTER_TOLERANCE, (at) => `key's letter ${OPTION_LABELS[at] ?? ''}`),
      ...toMeasures(this.places, PLACE_TOLERANCE, (at) => `key's place in order of size ${at + 1}`),
    ];
  }

  listLines(): string[] {
    const choices = sumOf(this.letters);
    const isFew = choices < FEWEST_CHOICES;
    const few = isFew ? `, judged from ${FEWEST_CHOICES} on` : '';
    return [
      ...this.listMeasures().map(({ says, percent, ...bound }) =>
        writeMeasure({ says, percent, ...(isFew ? {} : bound) }),
      ),
      ...(choices === 0
        ? []
        : [`choices ${choices}${few}, with four numbers as options ${sumOf(this.places)}`]),
    ];
  }

  /** The shares outside their bounds; none where the choices are too few to tell. */
  listBroken(): string[] {
    return sumOf(this.letters) < FEWEST_CHOICES ? [] : this.listMeasures().filter(isBroken).map(writeMeasure);
  }
}

/** Four counts as shares, a quarter each but for the tolerance. */
function toMeasures(counts: readonly number[], tolerance: number, nameOf: (at: number) => string): Measure[] {
  const all = sumOf(counts);
  if (all === 0) return [];
  return counts.map((count, at) => ({
    says: nameOf(at),
    percent: shareOf(count, all),
    least: 25 - tolerance,
    most: 25 + tolerance,
  }));
}
