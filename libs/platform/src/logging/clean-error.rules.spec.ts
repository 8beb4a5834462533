import { describe, expect, it } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { cleanError, describeError } from './clean-error.rules.js';

const MARKER = 'Tan Mei';

describe('describeError', () => {
  it('returns class, code and location of a failed statement without its values', () => {
    const error = Object.assign(new Error(`invalid input syntax for type uuid: "${MARKER}"`), {
      name: 'DriverException',
      code: '22P02',
      detail: `Key (name)=(${MARKER}) already exists.`,
      where: MARKER,
    });
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toContain(MARKER);
    expect(described).toMatchObject({
      type: 'DriverException',
      code: '22P02',
      message: 'invalid input syntax for type uuid: …',
    });
    expect(described.stack).toMatch(/^ +at .*clean-error\.rules\.spec/);
  });

  it.each([
    new Error(`a\n    at ${MARKER} (node:x:1:1)`),
    new Error('a', { cause: new Error(`b\n    at ${MARKER.replace(' ', '')} (node:x:1:1)`) }),
    Object.assign(new Error('a'), { name: MARKER, code: MARKER }),
    `'${MARKER}'`,
    new AggregateError([new Error(`"${MARKER}"`)], `"${MARKER}"; "${MARKER}"`),
  ])('drops text that looks like a part of the stack (%#)', (error) => {
    const text = JSON.stringify(describeError(error));
    expect(text).not.toContain(MARKER);
    expect(text).not.toContain(MARKER.replace(' ', ''));
  });
});

describe('cleanError', () => {
  it('keeps class, kind and code for callers', () => {
    const error = new ProductError('conflict', 'username-taken', `"${MARKER}" is taken`);
    const clean = cleanError(error);
    expect(clean).toBe(error);
    expect(clean).toMatchObject({ kind: 'conflict', code: 'username-taken', message: '… is taken' });
    expect(error.stack).not.toContain(MARKER);
    expect(error.stack).toMatch(/\n +at /);
  });

  it('turns other values into an error', () => {
    expect(cleanError(`"${MARKER}"`)).toEqual(new Error('…'));
  });
});
