import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LineBuffer } from './line-buffer.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function build() {
  const written: string[] = [];
  let exit = (): void => undefined;
  const buffer = new LineBuffer({ write: (text) => void written.push(text) }, (flush) => (exit = flush));
  return { buffer, written, exit: () => exit() };
}

describe('LineBuffer', () => {
  it('writes the lines of 20 ms at once, in order', () => {
    const { buffer, written } = build();
    buffer.write('a\n');
    buffer.write('b\n');
    expect(written).toEqual([]);
    jest.advanceTimersByTime(20);
    expect(written).toEqual(['a\nb\n']);
    buffer.write('c\n');
    jest.advanceTimersByTime(20);
    expect(written).toEqual(['a\nb\n', 'c\n']);
  });

  it('writes many lines without waiting', () => {
    const { buffer, written } = build();
    buffer.write('x'.repeat(16_384));
    expect(written).toHaveLength(1);
  });

  it('writes at the exit of the process what has been gathered', () => {
    const { buffer, written, exit } = build();
    buffer.write('last\n');
    exit();
    expect(written).toEqual(['last\n']);
    jest.advanceTimersByTime(20);
    expect(written).toHaveLength(1);
  });
});
