import { describe, expect, it } from '@jest/globals';
import { readTextFiles } from './source-text.ts';
import { SPECIFIED_SENTENCES } from './specified-sentences.ts';

/** What the product is made of, without tests and their helpers. */
const SOURCE = /^(?:frontend|libs|services)\/.*\.tsx?$/;
const TEST = /\.spec\.tsx?$|\/testing\/|^libs\/testing\//;

/** Quotes and line breaks of a source are no part of a sentence. */
const source = readTextFiles()
  .filter(({ file }) => SOURCE.test(file) && !TEST.test(file))
  .map(({ text }) =>
    text
      .replaceAll("\\'", "'")
      .replaceAll('&quot;', '"')
      .replaceAll(/[’]|&apos;/g, "'"),
  )
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** A part begins its text or follows a value, and ends it, or a full stop, a bracket or a value follows: no longer word. */
function isWholeText(part: string): boolean {
  const words = part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:['"\`>]|\})\s?${words}(?:['"\`<.]|\s?[({$])`).test(source);
}

describe('specified sentences', () => {
  it.each(SPECIFIED_SENTENCES)('the product says "%s"', (sentence) => {
    const parts = sentence.split(/\{[^}]*\}/).map((part) => part.trim());
    expect(parts.filter((part) => part !== '' && !isWholeText(part))).toEqual([]);
  });
});
