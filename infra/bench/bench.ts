import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildAll } from '../local/build.ts';
import { OperatorError } from '../local/operator-error.ts';
import type { Stack } from '../local/stack.ts';
import { makeDiskFolder } from '../test/servers.ts';
import { Calibrator } from './calibration.ts';
import {
  between,
  CALIBRATIONS,
  drift,
  median,
  STEADY_WITHIN,
  summariseRounds,
  type Calibration,
  type Round,
} from './figures.ts';
import { say, startMeasured } from './measured-product.ts';
import { measureMemory } from './memory.ts';
import { measurePaper, type PaperLedger } from './paper-ledger.ts';
import { measureProcessorTime, timePerCall, waitForRest, type ProcessorTime } from './processor-time.ts';
import { LoadPupils, type BlockResult, type Call } from './pupils.ts';
import { renderPaperLedger, renderReport, type BenchReport } from './report.ts';
import { measureSignInRate, measureSignInTiming } from './sign-in-timing.ts';
import { measureVolume } from './volume.ts';

const PUPILS = 10;
/** Papers in the ledger of processor time. */
const LEDGER_PAPERS = 60;
const WARM_UP_SECONDS = 10;
const USAGE =
  'npm run bench -- [--seconds 5] [--rounds 3] [--pause 500] [--skip-volume] [--paper-only] [--json] [--keep]';

const options = readOptions();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        seconds: { type: 'string', default: '5' },
        rounds: { type: 'string', default: '3' },
        pause: { type: 'string', default: '500' },
        'skip-volume': { type: 'boolean', default: false },
        'paper-only': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    });
    return {
      seconds: readNumber('seconds', values.seconds, 1),
      rounds: readNumber('rounds', values.rounds, 1),
      /** Milliseconds between an answer and the same pupil's next call. */
      pauseMs: readNumber('pause', values.pause, 0),
      skipsVolume: values['skip-volume'],
      /** The processor time of a paper alone, for comparing two versions in turn. */
      isPaperOnly: values['paper-only'],
      json: values.json,
      keep: values.keep,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > 10_000)
    throw new Error(`--${name} is "${text}": it must be a whole number from ${least} to 10000.`);
  return value;
}

async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const startedAt = performance.now();
  return [await work(), (performance.now() - startedAt) / 1_000];
}

async function rest(dataDir: string): Promise<void> {
  say('Until the bank of questions is filled');
  if (!(await waitForRest(dataDir))) say('  the product is still busy; continuing anyway');
}

async function readPasswordHash(stack: Stack): Promise<string> {
  const client = new pg.Client({ connectionString: stack.databaseUrl('identity') });
  await client.connect();
  const { rows } = await client.query<{ password_hash: string }>(
    "select password_hash from accounts where username = 'student'",
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('There is no demo student to copy: DEMO_MODE must not be 0.');
  return row.password_hash;
}

/** Runs every block `rounds` times, each between two calibrations. */
async function runBlocks(pupils: LoadPupils, calibrator: Calibrator, dataDir: string) {
  // The data of a block are made before its first calibration.
  const blocks: { name: string; per: string; prepare: () => Promise<() => Promise<BlockResult[]>> }[] = [
    { name: 'signing in', per: 'sign-in', prepare: async () => () => pupils.signIns(options.seconds) },
    { name: 'opening papers', per: 'access', prepare: async () => () => pupils.accesses(options.seconds) },
    { name: 'saving', per: 'save', prepare: async () => () => pupils.saves(options.seconds) },
    {
      name: 'making and handing in papers',
      per: 'create and submit',
      prepare: () => pupils.papers(options.seconds),
    },
  ];
  const rounds = new Map<Call, Round[]>();
  const failures: Record<string, string[]> = {};
  const processor: Record<string, ProcessorTime> = {};
  const calibrations: Calibration[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    await pupils.openPapers();
    for (const block of blocks) {
      say(`Round ${round} of ${options.rounds}: ${block.name}`);
      const run = await block.prepare();
      const before = await calibrator.measure();
      const usedBefore = measureProcessorTime(dataDir);
      const results = await run();
      const count = results[0]?.figures.calls ?? 0;
      if (count > 0) processor[block.per] = timePerCall(usedBefore, measureProcessorTime(dataDir), count);
      const after = await calibrator.measure();
      calibrations.push(before, after);
      const moved = drift(before, after);
      if (moved > STEADY_WITHIN)
        say(`  the machine changed its speed by ${(moved * 100).toFixed(0)} % meanwhile`);
      for (const { call, figures, failures: texts } of results) {
        const list = rounds.get(call) ?? [];
        rounds.set(call, list);
        list.push({ ...figures, machine: between(before, after), steady: moved <= STEADY_WITHIN });
        if (texts.length > 0) failures[call] = [...(failures[call] ?? []), ...texts].slice(0, 3);
      }
    }
    await pupils.closePapers();
  }
  return { rounds, failures, calibrations, processor };
}

async function measureLedger(dataDir: string, pupils: LoadPupils): Promise<PaperLedger> {
  await rest(dataDir);
  say(`${LEDGER_PAPERS} papers, step by step`);
  return measurePaper(dataDir, pupils, LEDGER_PAPERS);
}

/** The ledger of a paper on a product that has just started. */
async function benchPaper(dataDir: string, signal: AbortSignal): Promise<PaperLedger> {
  await buildAll(say);
  const stack = await startMeasured(dataDir, { signal });
  running = stack;
  try {
    await rest(dataDir);
    const pupils = await LoadPupils.join(stack, PUPILS, options.pauseMs);
    try {
      await pupils.warmUp();
      // Compiled code and plans of statements are those of a process that has worked for a while.
      await (
        await pupils.papers(WARM_UP_SECONDS)
      )();
      return await measureLedger(dataDir, pupils);
    } finally {
      await pupils.leave();
    }
  } finally {
    await stack.stop();
  }
}

async function bench(dataDir: string, signal: AbortSignal): Promise<BenchReport> {
  await buildAll(say);
  say('First start, on an empty folder');
  const [first, coldSeconds] = await timed(() => startMeasured(dataDir, { signal }));
  await first.stop();
  say('Second start');
  const [stack, warmSeconds] = await timed(() => startMeasured(dataDir, { signal }));
  running = stack;
  try {
    await rest(dataDir);
    const memoryIdle = measureMemory(dataDir);
    const calibrator = await Calibrator.open({
      adminDatabaseUrl: stack.adminDatabaseUrl,
      redisUrl: stack.redisUrl,
      passwordHash: await readPasswordHash(stack),
    });
    const pupils = await LoadPupils.join(stack, PUPILS, options.pauseMs);
    try {
      say(`${PUPILS} pupils warm up`);
      await pupils.warmUp();
      await calibrator.measure();
      const { rounds, failures, calibrations, processor } = await runBlocks(pupils, calibrator, dataDir);
      // Items that the papers took out of the bank are replaced first.
      const paper = await measureLedger(dataDir, pupils);
      say('Sign-ins and raw argon2id in turn');
      const signInRate = await measureSignInRate(pupils, calibrator);
      say('Timing of refused sign-ins');
      const signInTiming = await measureSignInTiming(stack.url, 'student');
      const memoryLoaded = measureMemory(dataDir);
      const volume = options.skipsVolume ? null : await measureVolume(stack, pupils, say);
      if (volume && volume.submits.failures.length > 0)
        failures['submits at a fixed rate'] = volume.submits.failures;
      const machine = Object.fromEntries(
        CALIBRATIONS.map((name) => [name, median(calibrations.map((one) => one[name]))]),
      ) as unknown as Calibration;
      return {
        pupils: PUPILS,
        secondsPerBlock: options.seconds,
        pauseMs: options.pauseMs,
        node: process.versions.node,
        cores: os.availableParallelism(),
        start: { coldSeconds, warmSeconds },
        machine,
        calls: [...rounds].map(([call, list]) => summariseRounds(call, list)),
        processor,
        paper,
        signInRate,
        signInTiming,
        memoryIdle,
        volume,
        memoryLoaded,
        failures,
      };
    } finally {
      await Promise.all([pupils.leave(), calibrator.close()]);
    }
  } finally {
    await stack.stop();
  }
}

function print<Report>(report: Report, render: (report: Report) => string): void {
  process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : render(report)}\n`);
}

const dataDir = makeDiskFolder();
const interrupted = new AbortController();
let running: Stack | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted.abort();
    // Programs still starting end with their launcher, which they watch.
    running?.forceStop();
    fs.rmSync(dataDir, { recursive: true, force: true });
    process.exit(130);
  });
}
try {
  if (options.isPaperOnly) {
    const paper = await benchPaper(dataDir, interrupted.signal);
    print(paper, renderPaperLedger);
  } else {
    const report = await bench(dataDir, interrupted.signal);
    print(report, renderReport);
    // Slowness is reported, not judged; a call that fails is a fault.
    if (Object.keys(report.failures).length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
} finally {
  if (options.keep) say(`Data, logs of traces and databases: ${dataDir}`);
  else fs.rmSync(dataDir, { recursive: true, force: true });
}
