import { describe, expect, it } from '@jest/globals';
import { DatabaseOutage } from '../logging/database-outage.js';
import { FailureReporter } from './failure-reporter.js';

function build() {
  const lines: Array<[level: string, text: string, fields: Record<string, unknown>]> = [];
  const write = (level: string) => (fields: Record<string, unknown>, text: string) =>
    void lines.push([level, text, fields]);
  const noted: unknown[] = [];
  const logger = { error: write('error'), warn: write('warn'), info: write('info') } as never;
  const outage = new DatabaseOutage(logger);
  const tally = { note: async (failure: unknown) => void noted.push(failure) };
  return { reporter: new FailureReporter(tally as never, outage, logger), outage, lines, noted };
}

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('FailureReporter', () => {
  it('logs an unexpected error with its stack and tells operators', async () => {
    const { reporter, lines, noted } = build();
    await reporter.report(new TypeError('not a function'), 'rpc');
    expect(lines).toEqual([
      ['error', expect.any(String), expect.objectContaining({ stack: expect.any(String), where: 'rpc' })],
    ]);
    expect(noted).toHaveLength(1);
  });

  it('logs an outage of the database in two lines without a stack, and tells operators of each failed call', async () => {
    const { reporter, outage, lines, noted } = build();
    for (let call = 0; call < 50; call += 1) await reporter.report(away(), 'rpc');
    outage.note('connect ECONNREFUSED');
    outage.end();
    outage.end();
    expect(lines.map(([level, text]) => [level, text])).toEqual([
      ['warn', 'database became unreachable'],
      ['info', 'database answers again'],
    ]);
    expect(lines.some(([, , fields]) => 'stack' in fields)).toBe(false);
    expect(lines.at(-1)?.[2]).toMatchObject({ failures: 51 });
    expect(noted).toHaveLength(50);
  });
});
