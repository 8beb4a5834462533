import { OperatorError } from '../local/operator-error.ts';
import type { StageResult, TimedTest } from './stage.ts';

/** Lines of a failed stage that are shown once more at the end: its tools sum up what failed in their last ones. */
const LAST_LINES = 60;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Result of a run of several stages. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly tests: TimedTest[] = [];
  private readonly faults: { stage: string; output: string }[] = [];

  /** Runs one stage, prints its result, and continues in any case, so that one run shows every fault. */
  async stage(label: string, name: string, work: () => Promise<StageResult>): Promise<void> {
    const startedAt = Date.now();
    const result = await work().catch(toFailure);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    this.passed += result.passed;
    this.failed += result.failed;
    this.tests.push(...(result.tests ?? []));
    const counts =
      result.failed > 0 ? `${result.passed} passed, ${result.failed} FAILED` : `${result.passed} passed`;
    say(`${label.padEnd(12)} ${name.padEnd(34)} ${counts}  (${seconds} s)`);
    if (result.failed === 0) return;
    say(indent(result.output));
    this.faults.push({ stage: `${label} ${name}`, output: result.output });
  }

  /** Prints what failed, the end of each failed stage, and the sum; true when some tests passed and none failed. */
  close(): boolean {
    for (const { stage, output } of this.faults) say(`FAILED: ${stage}\n${indent(lastLines(output))}`);
    say(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 && this.passed > 0;
  }
}

/** One line for each of the slowest tests, the slowest first. */
export function listSlowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

function toFailure(error: unknown): StageResult {
  const stack = error instanceof Error ? error.stack : undefined;
  const output = error instanceof OperatorError ? error.message : (stack ?? String(error));
  return { passed: 0, failed: 1, output };
}
