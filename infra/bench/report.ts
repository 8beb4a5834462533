import { CALIBRATIONS, type Calibration, type CallSummary } from './figures.ts';
import { totalMemory, type MemoryUse } from './memory.ts';
import type { PaperLedger } from './paper-ledger.ts';
import type { ProcessorTime } from './processor-time.ts';
import type { SignInRate, SignInTiming } from './sign-in-timing.ts';
import type { VolumeFigures } from './volume.ts';

/** Everything that one run of the bench has found. Times in the unit that the name says. */
export interface BenchReport {
  pupils: number;
  secondsPerBlock: number;
  /** Between an answer and the same pupil's next call. */
  pauseMs: number;
  node: string;
  cores: number;
  start: { coldSeconds: number; warmSeconds: number };
  /** Median over the run, per second. */
  machine: Calibration;
  calls: CallSummary[];
  /** Milliseconds of processor time for one call (or one paper made and handed in), by program; of the last round. */
  processor: Record<string, ProcessorTime>;
  paper: PaperLedger;
  signInRate: SignInRate;
  signInTiming: SignInTiming;
  volume: VolumeFigures | null;
  memoryIdle: MemoryUse[];
  memoryLoaded: MemoryUse[];
  /** The first failures of each kind of call. */
  failures: Record<string, string[]>;
}

/** p95 in milliseconds that the product sets itself at ten pupils at once. */
const GOALS: Readonly<Record<string, number>> = { create: 200, save: 50, 'submit-to-result': 1_500 };

const whole = (value: number) => (Number.isFinite(value) ? value.toFixed(0) : '–');
const short = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : '–');
const ratio = (value: number) => (Number.isFinite(value) ? value.toPrecision(2) : '–');
const megabytes = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} MB`);

/** The report as one text with its tables. */
export function renderReport(report: BenchReport): string {
  const { start, machine, calls } = report;
  const speeds = CALIBRATIONS.map((name) => `${name} ${whole(machine[name])}/s`).join(', ');
  const rows = calls.map(({ call, figures, range, ratios, steady, rounds }) => [
    call,
    whole(figures.calls),
    whole(figures.failed),
    `${short(figures.perSecond)} (${short(range[0])}–${short(range[1])})`,
    short(figures.p50),
    short(figures.p95),
    short(figures.p99),
    goalText(call, figures.p95),
    ...CALIBRATIONS.map((name) => ratio(ratios[name])),
    `${steady}/${rounds}`,
  ]);
  const head = ['call', 'calls', 'failed', 'per s (range)', 'p50 ms', 'p95 ms', 'p99 ms', 'goal p95'];
  return [
    `${report.pupils} pupils ${report.pauseMs === 0 ? 'without a pause' : `with ${report.pauseMs} ms between their calls`}, ${report.secondsPerBlock} s a block; Node ${report.node}, ${report.cores} cores`,
    `This machine, median: ${speeds}`,
    '',
    ...renderTable([[...head, ...CALIBRATIONS.map((name) => `÷ ${name}`), 'steady'], ...rows]),
    '',
    'steady: blocks around which no calibration moved by more than 20 %; only these count, unless there is none.',
    '',
    `Start on an empty folder ${start.coldSeconds.toFixed(1)} s, second start ${start.warmSeconds.toFixed(1)} s (the build is done before).`,
    '',
    renderSignInRate(report.signInRate),
    renderSignInTiming(report.signInTiming),
    '',
    ...renderVolume(report.volume),
    ...renderProcessorTime(report.processor),
    renderPaperLedger(report.paper),
    '',
    ...renderMemory(report.memoryIdle, report.memoryLoaded),
    ...Object.entries(report.failures).flatMap(([call, texts]) => [
      '',
      `${call} failed: ${texts.join(' | ')}`,
    ]),
  ].join('\n');
}

function renderSignInRate({ slices, perSecond, argon2PerSecond, share }: SignInRate): string {
  const [low, high] = share.quartiles;
  return `Sign-ins and raw argon2id in turn, ${slices} slices of each: ${short(perSecond)} of ${short(argon2PerSecond)} per second, ${ratio(share.median)}× (middle half ${ratio(low)}–${ratio(high)}; goal at least 0.8).`;
}

function renderSignInTiming({ tries, unknownNameMs, wrongPasswordMs, difference }: SignInTiming): string {
  return `Refused sign-in, ${tries} of each in turn, median: unknown name ${unknownNameMs.toFixed(2)} ms, wrong password ${wrongPasswordMs.toFixed(2)} ms; difference ${(difference * 100).toFixed(1)} % (goal below 5 %).`;
}

function renderVolume(volume: VolumeFigures | null): string[] {
  if (!volume) return [];
  const { home, create, save, submits } = volume;
  const times = (part: number, base: number) => `${ratio(part / base)}×`;
  return [
    `Save: one answer ${whole(save.deltaBytes)} bytes, ${short(save.deltaMs)} ms; whole paper with drawings ${whole(save.wholeBytes)} bytes, ${short(save.wholeMs)} ms: ${times(save.wholeBytes, save.deltaBytes)} the bytes, ${times(save.wholeMs, save.deltaMs)} the time (goal at least 10× the bytes).`,
    `Home p95: empty ${short(home.emptyMs)} ms, with ${home.rows} marked answers ${short(home.fullMs)} ms: ${times(home.fullMs, home.emptyMs)} (goal at most 1.5×).`,
    `Adaptive paper p95: newcomer ${short(create.newcomerMs)} ms, with ${create.bankItems} questions in the bank and ${create.papers} papers behind ${short(create.veteranMs)} ms: ${times(create.veteranMs, create.newcomerMs)}.`,
    `${submits.askedPerSecond} papers a second handed in: ${whole(submits.calls)} marked, ${submits.failed} failed, p50 ${short(submits.p50)} ms, p95 ${short(submits.p95)} ms.`,
    '',
  ];
}

function goalText(call: string, p95: number): string {
  const goal = GOALS[call];
  return goal === undefined ? '' : `${goal}: ${p95 < goal ? 'met' : 'missed'}`;
}

function renderProcessorTime(processor: Readonly<Record<string, ProcessorTime>>): string[] {
  const programs = Object.keys(Object.values(processor)[0] ?? {}).filter((name) => name !== 'guard');
  if (programs.length === 0) return [];
  const rows = Object.entries(processor).map(([call, times]) => {
    const sum = programs.reduce((total, name) => total + (times[name] ?? 0), 0);
    return [call, ...[...programs.map((name) => times[name] ?? 0), sum].map((ms) => ms.toFixed(2))];
  });
  return [...renderTable([['processor ms for one', ...programs, 'sum'], ...rows]), ''];
}

/** Processor time of a paper by program, a line for each step. */
export function renderPaperLedger({ papers, steps, idle }: PaperLedger): string {
  const names = Object.keys(idle).filter((name) => !['load', 'guard'].includes(name));
  const total = (times: ProcessorTime) => names.reduce((sum, name) => sum + (times[name] ?? 0), 0);
  const row = (step: string, times: ProcessorTime) => [
    step,
    ...[...names.map((name) => times[name] ?? 0), total(times)].map((ms) => ms.toFixed(2)),
  ];
  const whole = Object.fromEntries(
    names.map((name) => [name, Object.values(steps).reduce((sum, times) => sum + (times[name] ?? 0), 0)]),
  );
  return renderTable([
    [`processor ms of a paper (${papers} papers)`, ...names, 'sum'],
    ...Object.entries(steps).map(([step, times]) => row(step, times)),
    row('paper', whole),
    row('at rest, a second (subtracted)', idle),
  ]).join('\n');
}

function renderMemory(idle: readonly MemoryUse[], loaded: readonly MemoryUse[]): string[] {
  const find = (name: string) => loaded.find((use) => use.name === name);
  const line = (before: MemoryUse, after: MemoryUse | undefined) => [
    before.name,
    megabytes(before.resident),
    megabytes(before.proportional),
    after ? megabytes(after.resident) : '–',
    after ? megabytes(after.proportional) : '–',
  ];
  return renderTable([
    ['memory', 'idle RSS', 'idle PSS', 'loaded RSS', 'loaded PSS'],
    ...idle.map((use) => line(use, find(use.name))),
    line(totalMemory(idle), totalMemory(loaded)),
  ]);
}

/** Columns as wide as their widest cell, the first to the left, the others to the right. */
export function renderTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
