import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { readFormParams } from '../form-params.js';
import { WORKED_FORMS } from './catalogue.js';

/**
 * What a phone shows of a question above its keys or options: letters of the stem and units of the drawing's height,
 * found by trying (`npm run bench:screens`).
 */
const MOST_ROOM: Readonly<Partial<Record<QuestionKind, number>>> = {
  'open-ended': 370,
  mcq: 570,
  'fill-in-the-blank': 415,
};

const ABOUT_WORKING: ReadonlySet<string> = new Set(WORKED_FORMS.map(({ id }) => id));

/**
 * Whether a question fits one screen of a phone, so far as its length tells. Only forms about a working are judged: they
 * add lines to a story that can be asked without them.
 */
export function fitsOneScreen(item: Item): boolean {
  if (!ABOUT_WORKING.has(readFormParams(item).form)) return true;
  const { questionText, questionType, visual } = item.question;
  const height = Number(/viewBox="0 0 \d+ ([\d.]+)"/.exec(visual?.svg ?? '')?.[1] ?? 0);
  return questionText.length + height <= (MOST_ROOM[questionType] ?? Infinity);
}
