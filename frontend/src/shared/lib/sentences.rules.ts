/** A full stop, question or exclamation mark with what closes after it, and the space before the next sentence. */
const END = /[.?!]+["'”’)]*\s+(?=["'“‘(]?[A-Z0-9_$])|\n+/g;
/** Words whose full stop ends nothing. */
const SHORT_FORM = /(?:\b(?:Mr|Mrs|Ms|Mdm|Dr|No|e\.g|i\.e)|\b[ap]\.m)\.\s+$/;

/** Cuts a text into its sentences; joined again they are the very text. "3.20 p.m." and "Mr." end no sentence. */
export function toSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (SHORT_FORM.test(text.slice(start, end))) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) sentences.push(text.slice(start));
  return sentences;
}
