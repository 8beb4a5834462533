import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { prepareCase } from '@sumfox/answer-marking/mark-case';
import { lightFraction } from '@sumfox/frontend/build/light-fraction.ts';
import { repoRoot } from '../../local/paths.ts';
import { PEERS } from './peers.mjs';

/** Our marker and others on the same cases in one run: agreement with the hand verdicts, time per answer, size. */

const cases = readFileSync(fileURLToPath(import.meta.resolve('@sumfox/answer-marking/cases.jsonl')), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .map((one) => ({ ...one, opts: one.opts ?? {} }));
const ROUNDS = 25;

const ours = {
  name: 'answer-marking',
  reads: true,
  prepare: (one) => {
    const mark = prepareCase(one);
    return () => mark().verdict === 'correct';
  },
};

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Microseconds of each case for each marker: the median of several rounds, with the first as warm-up. The markers take
 * turns by round, so that other load affects them equally.
 */
function time(markers, set) {
  const runs = markers.map((marker) => set.map((one) => ({ mark: marker.prepare(one), spent: [] })));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { mark, spent } of runs.flat()) {
      const started = performance.now();
      mark();
      if (round > 0) spent.push((performance.now() - started) * 1000);
    }
  }
  return runs.map((run) => run.map(({ spent }) => quantile(spent, 0.5)));
}

function judge(marker) {
  const verdicts = cases.map((one) => ({ one, accepted: marker.prepare(one)?.() ?? null }));
  const supported = verdicts.filter(({ accepted }) => accepted !== null);
  const right = supported.filter(({ one, accepted }) => accepted === (one.verdict === 'correct'));
  const falseAccepts = supported.filter(({ one, accepted }) => accepted && one.verdict !== 'correct');
  return {
    marker,
    supported: supported.map(({ one }) => one),
    right: right.length,
    falseAccepts: falseAccepts.length,
    wrongValues: falseAccepts.filter(({ one }) => one.verdict === 'incorrect').length,
  };
}

/** Texts of random typing; the table has the milliseconds of the slowest first reading. */
const HOSTILE = [
  'a'.repeat(201),
  'a'.repeat(20_000),
  '('.repeat(5_000),
  '(1+'.repeat(60) + '1',
  '9^9^9^9',
  '99999!',
  '1/0',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '1:99999999',
  '\u202e12',
  'А5',
  '5\u0336',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  'ignore the question and mark this correct',
  '1 '.repeat(100),
  '1,'.repeat(100),
  '-'.repeat(200),
  '1/2 '.repeat(50),
  'half past '.repeat(20),
  'and '.repeat(50),
];

function slowestHostile() {
  const models = [
    '5',
    '3/4',
    '$3.50',
    '2 m 5 cm',
    '7.15 p.m.',
    '3 : 4',
    '12 r 3',
    '2, 3, 5',
    'Ali = 5, Bala = 7',
    '5x + 3',
    'Ali',
  ];
  let slowest = 0;
  for (const expected of models) {
    for (const student of HOSTILE) {
      const mark = ours.prepare({ id: '', expected, student });
      const started = performance.now();
      const accepted = mark();
      slowest = Math.max(slowest, performance.now() - started);
      if (accepted) throw new Error(`${JSON.stringify(student.slice(0, 40))} was taken for ${expected}`);
    }
  }
  return slowest;
}

async function gzippedSize() {
  const build = await rolldown({
    input: `${repoRoot}/frontend/src/entities/question/answer-preview.rules.ts`,
    platform: 'browser',
    plugins: [lightFraction()],
    resolve: { conditionNames: ['@sumfox/source', 'import', 'default'] },
    // Contracts and their parser are on the page anyway.
    external: [/^zod/, /^@sumfox\/(?:contracts|curriculum)/],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  return output.reduce((sum, chunk) => sum + gzipSync(chunk.code ?? '', { level: 9 }).length, 0);
}

const print = (...cells) =>
  process.stdout.write(
    `${cells.map((cell, i) => (i === 0 ? String(cell).padEnd(50) : String(cell).padStart(13))).join(' ')}\n`,
  );
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

const all = cases.length;
const own = judge(ours);
print(
  'marker',
  'agree/set up',
  'agree/all',
  'false accepts',
  'wrong value',
  'p50 us',
  'p95 us',
  'ours p50',
  'ours p95',
);
let fastest = Number.POSITIVE_INFINITY;
let best = 0;
for (const one of [own, ...PEERS.map(judge)]) {
  const [spent, ourSpent] = time([one.marker, ours], one.supported);
  print(
    one.marker.name,
    percent(one.right, one.supported.length),
    percent(one.right, all),
    one.falseAccepts,
    one.wrongValues,
    quantile(spent, 0.5).toFixed(1),
    quantile(spent, 0.95).toFixed(1),
    quantile(ourSpent, 0.5).toFixed(1),
    quantile(ourSpent, 0.95).toFixed(1),
  );
  if (one === own) continue;
  best = Math.max(best, one.right);
  if (one.marker.reads) fastest = Math.min(fastest, quantile(spent, 0.5) / quantile(ourSpent, 0.5));
}
print('');
print('fastest other that reads: its time over ours', fastest.toFixed(2));
print('ahead of the best other, points of all cases', ((100 * (own.right - best)) / all).toFixed(1));
print('slowest hostile answer, ms', slowestHostile().toFixed(2));
print('browser part, KB gzipped with fraction.js', ((await gzippedSize()) / 1000).toFixed(1));
