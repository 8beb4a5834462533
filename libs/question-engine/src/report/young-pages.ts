import type { Item } from '@sumfox/contracts/question/item';
import { type GradeLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { DRAWN_GIVENS } from '../checks/read-text.js';
import { isShown } from '../checks/shown-values.js';
import { listYoungFaults } from '../checks/young-reading.js';
import { readCoreParams } from '../core-params.js';
import { readParams } from '../item-params.js';
import { type Measure, isBroken, shareOf, writeMeasure } from './measure.js';

/** The share of items that cannot be answered without their picture, in per cent: two of three. */
const PICTURES_WANTED = 66.7;

/** Whether something that the answer needs stands in the picture alone. */
export function needsPicture(item: Item): boolean {
  const { visual, questionText } = item.question;
  if (!visual) return false;
  const core = readCoreParams(item);
  const { givens, words } = readParams(item);
  if (!core && (words.get(DRAWN_GIVENS) ?? '') !== '') return true;
  return [...(core ? core.given : givens).values()].some((value) => !isShown(value, questionText));
}

/** What pupils of Primary 1 and 2 read and look at, against the bounds of these grades; later grades have no such bounds. */
export class YoungPages {
  private readonly grade: GradeLevel;
  private items = 0;
  private tooLong = 0;
  private withPicture = 0;

  constructor(grade: GradeLevel) {
    this.grade = grade;
  }

  take(item: Item): void {
    const { questionText, visual, proficiencyLevel } = item.question;
    this.items += 1;
    if (listYoungFaults(questionText, visual?.alt ?? '', proficiencyLevel).length > 0) this.tooLong += 1;
    if (needsPicture(item)) this.withPicture += 1;
  }

  /** The measures against their bounds; none without items and for later grades. */
  listMeasures(): Measure[] {
    if (this.items === 0 || !isYoungGrade(this.grade)) return [];
    return [
      {
        says: 'more than two sentences of eight words, at mastery three of ten',
        percent: shareOf(this.tooLong, this.items),
        most: 0,
      },
      {
        says: 'a picture that must be used',
        percent: shareOf(this.withPicture, this.items),
        least: PICTURES_WANTED,
      },
    ];
  }

  listLines(): string[] {
    return this.listMeasures().map(writeMeasure);
  }

  /** The bounds that are broken, in the same words. */
  listBroken(): string[] {
    return this.listMeasures().filter(isBroken).map(writeMeasure);
  }
}
