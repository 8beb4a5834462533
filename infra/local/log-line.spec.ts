import { describe, expect, it } from '@jest/globals';
import { renderLogLine } from './log-line.ts';

const plain = { colours: false, labelWidth: 15 };
const at = (hours: number, minutes: number, seconds: number) => new Date(2026, 0, 5, hours, minutes, seconds);

describe('renderLogLine', () => {
  it('shows time, label, level, message and fields of a record', () => {
    const record = {
      level: 30,
      time: at(12, 0, 1).getTime(),
      name: 'assessment',
      msg: 'stored',
      paperId: 'p1',
      ms: 4,
    };
    expect(renderLogLine('assessment', JSON.stringify(record), plain)).toBe(
      '12:00:01 assessment      info  stored  paperId=p1  ms=4',
    );
  });

  it('reads ISO times and quotes values with spaces', () => {
    const record = {
      level: 40,
      time: at(7, 5, 9).toISOString(),
      msg: 'slow',
      why: 'too much work',
      parts: { db: 'ok' },
    };
    expect(renderLogLine('gateway', JSON.stringify(record), plain)).toBe(
      '07:05:09 gateway         warn  slow  why="too much work"  parts={"db":"ok"}',
    );
  });

  it('puts the stack of an error on lines of its own', () => {
    const record = {
      level: 50,
      time: at(1, 2, 3).getTime(),
      msg: 'failed',
      err: { message: 'no', stack: 'Error: no\n  at a' },
    };
    expect(renderLogLine('marking', JSON.stringify(record), plain)).toBe(
      '01:02:03 marking         error failed\n    Error: no\n      at a',
    );
  });

  it.each(['Warning: something', '{"half": ', '{"no":"record"}', '42', ''])('shows %j as it is', (line) => {
    expect(renderLogLine('content', line, plain)).toMatch(/^\d\d:\d\d:\d\d content         /);
    expect(renderLogLine('content', line, plain).endsWith(line)).toBe(true);
  });

  it('uses colours only when asked', () => {
    const record = JSON.stringify({ level: 30, time: 0, msg: 'x', a: 1 });
    expect(renderLogLine('gateway', record, plain)).not.toContain('\u001b');
    expect(renderLogLine('gateway', record, { ...plain, colours: true })).toContain('\u001b[36m');
  });
});
