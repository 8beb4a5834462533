import type { Question } from '@sumfox/contracts/question/item';
import { type GradeLevel, isYoungGrade } from '@sumfox/curriculum/grades';
import { isMadeKind, type MadeKind } from '../made-kinds.js';

/** What a phone shows of a question, as letters of the stem and units of the drawing's height together. */
type Room = Readonly<Record<MadeKind, number>>;

/** Found by trying (`npm run bench:screens`): what stands above the keys or options. */
const ROOM: Room = { 'open-ended': 370, mcq: 430, 'fill-in-the-blank': 400 };
/** The same for Primary 1 and 2, whose letters, keys and options are larger. */
const YOUNG_ROOM: Room = { 'open-ended': 300, mcq: 270, 'fill-in-the-blank': 270 };
/** The same where several labelled answers are asked for. */
const ROOM_WITH_PARTS = 180;

/** What takes room of a question. */
type Seen = Pick<Question, 'questionText' | 'questionType' | 'answerCount' | 'visual'>;

/** Whether a question fits one screen of a phone, so far as its length tells. A long stem alone scrolls in its place. */
export function fitsOneScreen(
  grade: GradeLevel,
  { questionText, questionType, answerCount, visual }: Seen,
): boolean {
  const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(visual?.svg ?? '')?.[1] ?? 0);
  const byKind = isYoungGrade(grade) ? YOUNG_ROOM : ROOM;
  if (!isMadeKind(questionType)) return false;
  const room = answerCount > 1 ? ROOM_WITH_PARTS : byKind[questionType];
  return questionText.length + height <= room;
}
