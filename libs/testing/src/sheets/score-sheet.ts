import type { SheetDraft } from '@sumfox/contracts/content/topic';
import type { MadeSheet } from './sheet-truth.js';

/** How much of a made sheet was read rightly. */
export interface SheetScore {
  fields: number;
  right: number;
  /** Answers of one question that stand at another. */
  misplaced: number;
  /** Right pairs among those said to be sure, and how many those are. */
  sure: number;
  sureAndRight: number;
  /** The fields that differ, as read and as printed. */
  faults: string[];
}

/** Space, and a line to write on, are no text. */
const fold = (text: string): string => text.replace(/_{3,}/g, '').replace(/\s+/g, '');

/** Compares a draft with what the sheet says: title, grade, and of each question text, answer, marks and pictures. */
export function scoreSheet(sheet: MadeSheet, draft: SheetDraft, sureFrom: number): SheetScore {
  const score: SheetScore = { fields: 0, right: 0, misplaced: 0, sure: 0, sureAndRight: 0, faults: [] };
  const compare = (name: string, read: string, printed: string): boolean => {
    const isRight = fold(read) === fold(printed);
    score.fields += 1;
    if (isRight) score.right += 1;
    else score.faults.push(`${sheet.layout}, ${name}: ${read} instead of ${printed}`);
    return isRight;
  };
  compare('title', draft.name, sheet.title);
  compare('grade', draft.gradeLevel ?? '', sheet.grade === null ? '' : `Primary ${sheet.grade}`);
  compare('questions', String(draft.pairs.length), String(sheet.questions.length));
  for (const [at, question] of sheet.questions.entries()) {
    const pair = draft.pairs[at];
    const number = at + 1;
    const isText = compare(`question ${number}`, pair?.question ?? '', question.shown);
    const isAnswer = compare(`answer ${number}`, pair?.answer ?? '', question.answer);
    compare(`marks ${number}`, String(pair?.marks ?? ''), String(question.marks ?? ''));
    compare(`pictures ${number}`, String(pair?.pictures.length ?? 0), question.picture ? '1' : '0');
    if (!pair) continue;
    const others = sheet.questions.filter(
      (other) => other !== question && fold(other.answer) !== fold(question.answer),
    );
    if (!isAnswer && others.some((other) => fold(other.answer) === fold(pair.answer))) score.misplaced += 1;
    if (pair.confidence < sureFrom) continue;
    score.sure += 1;
    if (isText && isAnswer) score.sureAndRight += 1;
  }
  return score;
}
