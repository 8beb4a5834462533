import { createInterface } from 'node:readline';
import { Replay } from './replay.js';
import { readReplayLine } from './replay-line.js';

/**
 * Replays a log of answers: one JSON object a line on standard input, one forecast a line on standard output. With
 * `--mastered` a tab and `true` or `false` follow it. A line that is no answer ends it with exit code 2.
 */
async function run(): Promise<void> {
  const showsMastered = process.argv.includes('--mastered');
  // A reader that has seen enough closes the pipe.
  process.stdout.on('error', () => process.exit(0));
  const replay = new Replay();
  let number = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    const line = readReplayLine(text);
    if (!line) {
      process.stderr.write(
        `Line ${number} is no answer {pupil, item, skill, kind, correct, at, choices}. Correct it and try again.\n`,
      );
      process.exitCode = 2;
      return;
    }
    const { chance, isMastered } = replay.add(line);
    process.stdout.write(`${chance.toFixed(6)}${showsMastered ? `\t${isMastered}` : ''}\n`);
  }
}

await run();
