import { expect, it } from '@jest/globals';
import { type ItemCell, cellKey } from '../../bank/item-cell.js';
import { modelPartsOf, useContentDatabase } from '../../testing/content-stage.js';
import type { SolveQuestionInput } from '../prompts/solve-question.v1.js';
import type { WriteQuestionInput } from '../prompts/write-question.v1.js';
import { toWriteInput } from '../cell-words.rules.js';
import { BlindReader } from './blind-reader.js';
import { FAULT_KINDS } from './planted-faults.js';
import { type LabelledReply, writeScript } from './labelled-replies.js';
import { ScriptedModel } from './scripted-model.js';

const SEED = 20_261_122;
/** Some cells show no pattern in the few draws that a writer takes: these are not asked. */
const REPLIES = 1_075;
/** Share of faulty questions from an unchecked model (QUESTION-5). */
const FAULTY = 95;
const ASKERS = 4;

const stage = useContentDatabase();

/** Outcome of a reply. `no reply`: the client rejected it. `not asked`: its cell has no pattern. */
const FATES = [
  'entered',
  'review',
  'refused by a gate',
  'refused by readers',
  'no reply',
  'not asked',
] as const;
type Fate = (typeof FATES)[number];

interface WritingRow {
  stem: string;
  cell: string;
  outcome: 'entered' | 'review' | 'rejected';
  agreeing: number | null;
}

const fateOf = ({ outcome, agreeing }: WritingRow): Fate =>
  outcome !== 'rejected' ? outcome : agreeing === null ? 'refused by a gate' : 'refused by readers';

const keyOf = (one: LabelledReply): string => `${cellKey(one.cell)}|${one.reply.stem}`;

const pairingOf = ({ gradeLevel, subStrandId, heuristicId }: ItemCell): string =>
  [gradeLevel, subStrandId, heuristicId].join('|');

/** Words that identify a request for a cell; no two cells share them. */
const wordsOf = ({ grade, topic, heuristic, level, kind }: WriteQuestionInput): string =>
  [grade, topic, heuristic, level, kind].join('|');

/** Requests every reply of the script once and returns its outcome. */
async function run(script: readonly LabelledReply[]): Promise<Map<LabelledReply, Fate>> {
  const reader = new BlindReader(SEED, script);
  const waiting = new Map<string, LabelledReply[]>();
  const asked = new Set<LabelledReply>();
  for (const one of script) {
    const words = wordsOf(toWriteInput(one.cell, one.truth, [], []));
    waiting.set(words, [...(waiting.get(words) ?? []), one]);
  }
  const model = new ScriptedModel({
    'write-question': (input) => {
      const next = waiting.get(wordsOf(input as WriteQuestionInput))?.shift();
      if (!next) throw new RangeError('asked for more than the script holds');
      asked.add(next);
      return next.reply;
    },
    'solve-question': (input) => reader.solve(input as SolveQuestionInput),
  });
  const { modelTopUp } = modelPartsOf(stage, model, 100);
  // Cells of a pairing come one after the other: what the bank holds by then decides what is a repeat.
  const pairings = [...new Set(script.map(({ cell }) => pairingOf(cell)))];
  const ask = async (): Promise<void> => {
    for (let pairing = pairings.pop(); pairing; pairing = pairings.pop())
      for (const { cell } of script)
        if (pairingOf(cell) === pairing) await modelTopUp.contribute(cell, 100, 1);
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
  const rows = await stage.query<WritingRow>(
    `select writing ->> 'stem' as stem, outcome, agreeing,
       concat_ws('|', grade_level, sub_strand_id, heuristic_id, level, question_type) as cell
     from written_questions`,
  );
  const fates = new Map(rows.map((row) => [`${row.cell}|${row.stem}`, fateOf(row)]));
  return new Map(
    script.map((one) => [one, fates.get(keyOf(one)) ?? (asked.has(one) ? 'no reply' : 'not asked')]),
  );
}

/** Label by label, how many of each fate. */
function tabulate(fates: ReadonlyMap<LabelledReply, Fate>): string {
  const line = (label: string, ones: readonly (string | number)[]) =>
    `${label.padEnd(32)}${ones.map((one) => String(one).padStart(20)).join('')}`;
  const rows = ['good', ...FAULT_KINDS].map((label) => {
    const own = [...fates].filter(([one]) => one.label === label);
    return line(
      label,
      FATES.map((fate) => own.filter(([, its]) => its === fate).length),
    );
  });
  return [line('', FATES), ...rows].join('\n');
}

it('the writing pipeline stores at most 1 % of faulty questions and rejects at most 25 % of sound ones', async () => {
  const script = writeScript(SEED, { replies: REPLIES, faulty: FAULTY });
  expect(script.filter((one) => one.label !== 'good')).toHaveLength(FAULTY);
  const fates = await run(script);
  const entered = [...fates].flatMap(([one, fate]) => (fate === 'entered' ? [one] : []));
  // A repeat of a rejected question counts as new.
  const wrong = entered.filter(
    (one) => one.label !== 'good' && (!one.repeats || entered.includes(one.repeats)),
  );
  const good = [...fates].filter(([one, fate]) => one.label === 'good' && fate !== 'not asked');
  const notTaken = good.filter(([, fate]) => fate !== 'entered');
  const share = (part: number, whole: number) => (part / whole) * 100;
  const wrongShare = share(wrong.length, entered.length);
  const refusedShare = share(notTaken.length, good.length);
  process.stdout.write(
    `\n${tabulate(fates)}\nentered ${entered.length}, of these wrong ${wrong.length} (${wrongShare.toFixed(2)} %);` +
      ` good ones that did not enter ${notTaken.length} of ${good.length} (${refusedShare.toFixed(1)} %)\n`,
  );
  expect([...fates.values()].filter((fate) => fate !== 'not asked').length).toBeGreaterThanOrEqual(1000);
  expect(wrongShare).toBeLessThanOrEqual(1);
  expect(refusedShare).toBeLessThanOrEqual(25);

  expect(await stage.countOf('items', `source = 'model'`)).toBe(entered.length);
  expect(await stage.messages('question.generated')).toHaveLength(entered.length);
  const refused = [...fates.values()].filter((f) => f === 'review' || f.startsWith('refused'));
  expect(await stage.messages('question.rejected')).toHaveLength(refused.length);
}, 900_000);
