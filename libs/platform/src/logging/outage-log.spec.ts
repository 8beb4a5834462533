import { describe, expect, it } from '@jest/globals';
import { OutageLog } from './outage-log.js';

function build() {
  const clock = { ms: 0 };
  const lines: unknown[] = [];
  const write = (fields: object, text: string) => void lines.push([text, fields]);
  const logger = { warn: write, info: write } as never;
  const log = new OutageLog(logger, { began: 'outage began', ended: 'outage ended' }, () => clock.ms);
  return { clock, lines, log };
}

describe('OutageLog', () => {
  it('writes one line at the begin and one at the end of an outage with many failures', () => {
    const { clock, lines, log } = build();
    for (let n = 0; n < 100; n += 1) log.note('ECONNREFUSED');
    clock.ms = 12_400;
    log.end();
    log.end();
    expect(lines).toEqual([
      ['outage began', { reason: 'ECONNREFUSED' }],
      ['outage ended', { seconds: 12, failures: 100 }],
    ]);
  });

  it('writes both lines again for the next outage', () => {
    const { lines, log } = build();
    for (let outage = 0; outage < 2; outage += 1) {
      log.note('ECONNREFUSED');
      log.end();
    }
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toEqual(['outage ended', { seconds: 0, failures: 1 }]);
  });

  it('writes nothing without an outage', () => {
    const { lines, log } = build();
    log.end();
    expect(lines).toEqual([]);
  });
});
