import { listTrueLines } from '@sumfox/answer-marking/quoted-step';
import type { Brain, JsonValue } from './fake-reply.js';

/**
 * Replies of the fake model of `npm start -- --fake-ai`, by task. It understands no words, so it is unsure of every
 * meaning. Of a working it quotes lines with a true calculation, as the product's own reader finds them. The product
 * checks whether a line is the requested step. The caller provides writing and solving of questions. A task without a
 * reply gets an error, as from a provider that is down.
 */
export const demoBrains: Readonly<Record<string, Brain>> = {
  'judge-working': (data) => {
    const lines = listTrueLines(String(fieldOf(data, 'working') ?? ''));
    return {
      points: listOf(data, 'points').map((each) => {
        const point = String(fieldOf(each, 'point') ?? '');
        const quote = lines[Number(/\d+/.exec(point)?.[0] ?? 0) - 1];
        return { point, shown: quote === undefined ? 'unsure' : 'yes', quote: quote ?? '' };
      }),
    };
  },
  'judge-meaning': () => ({ same: 'unsure' }),
  // Says over what it was given.
  'explain-answer': (data) => ({ explanation: listOf(data, 'solution').join(' ').slice(0, 500) }),
  'word-suggestion': (data) => ({
    title: `Practise ${String(fieldOf(data, 'topic'))}`,
    description: 'A few more questions make it feel easy.',
  }),
  // Points at numbered lines: questions before a line that says answers, answers behind it.
  'read-pdf': (data) => {
    const lines = listOf(data, 'pieces').join('\n').split('\n');
    const at = lines.findIndex((line) => /^answers?\b/i.test(line));
    const [asked, answered] = at === -1 ? [lines, []] : [lines.slice(0, at), lines.slice(at + 1)];
    return {
      title: lines[0] ?? '',
      introduction: '',
      questions: listNumbered(asked).map((text) => ({ text, difficulty: 3 })),
      answers: listNumbered(answered).map((text) => ({ text, explanation: '' })),
    };
  },
};

/** Text after each number, up to the next. */
function listNumbered(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const numbered = /^\d{1,3}[.)]\s+(.+)$/.exec(line)?.[1];
    if (numbered !== undefined) found.push(numbered);
    else if (found.length > 0) found.push(`${found.pop()}\n${line}`);
  }
  return found;
}

function fieldOf(data: JsonValue, field: string): JsonValue {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return null;
  return data[field] ?? null;
}

function listOf(data: JsonValue, field: string): JsonValue[] {
  const list = fieldOf(data, field);
  return Array.isArray(list) ? list : [];
}
