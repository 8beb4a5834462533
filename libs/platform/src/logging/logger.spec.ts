import { describe, expect, it } from '@jest/globals';
import { NestLogger, createLogger } from './logger.js';

const MARKER = 'Tan Mei';

function capture() {
  const lines: string[] = [];
  const logger = createLogger(
    { PROCESS_NAME: 'gateway', LOG_LEVEL: 'trace' },
    { write: (line: string) => void lines.push(line) },
  );
  return { logger, lines };
}

describe('createLogger', () => {
  it('writes the listed fields and leaves every other out', () => {
    const { logger, lines } = capture();
    logger.info(
      { method: 'GET', path: '/api/profile/:id', status: 200, ms: 4, name2: MARKER, userId: 'u-1' },
      'answered',
    );
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.any(String),
      name: 'gateway',
      method: 'GET',
      path: '/api/profile/:id',
      status: 200,
      ms: 4,
      msg: 'answered',
    });
  });

  it('writes no personal word, whatever its source', () => {
    const { logger, lines } = capture();
    const error = new Error(`invalid input: "${MARKER}"`);
    logger.error(error);
    logger.error({ err: error, error, payload: { name: MARKER }, [MARKER]: 1 }, `refused '${MARKER}'`);
    logger.warn({ reason: error.message, context: `"${MARKER}"`, faults: [`"${MARKER}"`] }, 'refused');
    logger.warn({ stack: error.stack, reason: { message: MARKER }, where: [{ MARKER }] }, 'refused');
    logger.info(`refused "${MARKER}"`);
    new NestLogger(logger).error(error, error.stack, `"${MARKER}"`);
    expect(lines).toHaveLength(6);
    for (const line of lines) expect(line).not.toContain(MARKER);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ type: 'Error' });
  });
});
