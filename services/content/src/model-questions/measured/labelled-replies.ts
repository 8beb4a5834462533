import type { ItemCell } from '../../bank/index.js';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { READING_LIMITS } from '@sumfox/question-engine/checks/readability';
import { listWords } from '@sumfox/question-engine/checks/read-text';
import { SAME_FAMILY, likeness, maskedTrigrams } from '@sumfox/question-engine/checks/near-duplicates';
import { Dice } from '@sumfox/question-engine/core/dice';
import { NoItemFound, makeItem } from '@sumfox/question-engine/make-item';
import { listSupportedPairings } from '@sumfox/question-engine/supported-pairings';
import { findWrittenForm, toTellable } from '@sumfox/question-engine/written/retell-item';
import type { WrittenQuestion } from '@sumfox/question-engine/written/written-question';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { FAULT_KINDS, FAULT_WEIGHTS, type FaultKind, plant } from './planted-faults.js';
import { VOICE_COUNT, inVoice } from './voices.js';

/** A reply of the scripted writer with what is known of it. */
export interface LabelledReply {
  cell: ItemCell;
  reply: WrittenQuestion;
  label: 'good' | FaultKind;
  /** The question as it was before anything was planted: its answer is the true one. */
  truth: WrittenQuestion;
  /** Earlier reply that a repeated question equals. */
  repeats: LabelledReply | null;
}

export interface ScriptSize {
  replies: number;
  faulty: number;
}

const DRAWS = 2;
const PROBE = { level: 'guided', questionType: 'open-ended' } as const;

/** Cells with questions that words alone can tell, found by one sample of each pairing. */
function* listTellableCells(dice: Dice): Generator<ItemCell> {
  const pairings = GRADE_LEVELS.flatMap((gradeLevel) =>
    listSupportedPairings(gradeLevel).map((pairing) => ({ gradeLevel, ...pairing })),
  );
  const tellable = dice.shuffle(pairings).filter((pairing) => findTold({ ...pairing, ...PROBE }, 1));
  const cells = tellable.flatMap((pairing) =>
    PROFICIENCY_LEVELS.flatMap((level) =>
      MADE_KINDS.map((questionType) => ({ ...pairing, level, questionType })),
    ),
  );
  yield* dice.shuffle(cells);
}

/** A question of the cell told in words, by the first of a few seeds that gives one. */
function findTold(cell: ItemCell, seed: number): WrittenQuestion | null {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    try {
      const spec = { ...cell, seed: seed + draw, id: '0192f0c1-0000-7000-8000-000000000001' };
      const told = findWrittenForm(makeItem(toTellable(spec), { form: 'plain' }), spec.questionType);
      if (told) return told;
    } catch (error) {
      if (!(error instanceof NoItemFound)) throw error;
    }
  }
  return null;
}

function retold(cell: ItemCell, told: WrittenQuestion, dice: Dice): WrittenQuestion {
  const room = { words: READING_LIMITS[cell.gradeLevel].stem - listWords(told.stem).length };
  return inVoice(told, dice.int(0, VOICE_COUNT - 1), dice, room);
}

/** The kinds to plant, in proportion to their weights. */
function listKinds(count: number, dice: Dice): FaultKind[] {
  const total = FAULT_KINDS.reduce((sum, kind) => sum + FAULT_WEIGHTS[kind], 0);
  const kinds = FAULT_KINDS.flatMap((kind) =>
    new Array<FaultKind>(Math.round((FAULT_WEIGHTS[kind] * count) / total)).fill(kind),
  );
  while (kinds.length < count) kinds.push('wrong for the stem');
  return dice.shuffle(kinds.slice(0, count));
}

/**
 * The script: replies made from the engine's own questions, told in several voices; the faulty ones bear one planted
 * fault each. The same seed gives the same script. Throws RangeError when there are too few cells.
 */
export function writeScript(seed: number, size: ScriptSize): LabelledReply[] {
  const dice = new Dice(seed);
  const script: LabelledReply[] = [];
  const kinds = listKinds(size.faulty, dice);
  for (const cell of listTellableCells(dice)) {
    for (const first of listTellings(cell, seed, dice)) {
      const spoilt = spoil(first, kinds, dice);
      if (!spoilt || spoilt.label === 'told before') script.push(first);
      if (spoilt) script.push(spoilt);
    }
    if (script.length >= size.replies) break;
  }
  if (script.length < size.replies || kinds.length > 0)
    throw new RangeError(`only ${script.length} replies; not planted: ${kinds.join(', ')}`);
  return script.slice(0, size.replies);
}

/** One question of a cell, or two with different stories. */
function listTellings(cell: ItemCell, seed: number, dice: Dice): LabelledReply[] {
  const one = findTold(cell, seed);
  const two = one && findTold(cell, seed + 100);
  const isOther = one && two && likeness(maskedTrigrams(one.stem), maskedTrigrams(two.stem)) < SAME_FAMILY;
  return [...(one ? [one] : []), ...(isOther ? [two] : [])].map((told): LabelledReply => {
    const truth = retold(cell, told, dice);
    return { cell, reply: truth, label: 'good', truth, repeats: null };
  });
}

/** Plants the next fault that the question can bear and takes it off the list; null once all are planted. */
function spoil(first: LabelledReply, kinds: FaultKind[], dice: Dice): LabelledReply | null {
  // Spread over the script rather than all at its start.
  if (!dice.chance(6)) return null;
  for (const [at, kind] of kinds.entries()) {
    const isRepeat = kind === 'told before';
    const reply = isRepeat ? retold(first.cell, first.truth, dice) : plant(kind, first.truth, dice);
    // Word for word the same could not be told apart in the results.
    if (!reply || (isRepeat && reply.stem === first.reply.stem)) continue;
    kinds.splice(at, 1);
    return { ...first, reply, label: kind, repeats: isRepeat ? first : null };
  }
  return null;
}
