import { Fragment, type ReactNode } from 'react';
import { fillMessage, type ValueNames } from './define-messages.js';

type PartNames<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? PartName<Tag> | PartNames<Rest>
  : never;
type PartName<Tag extends string> = Tag extends `/${string}`
  ? never
  : Tag extends `${infer Name}/`
    ? Name
    : Tag;

interface RichMessageProps<Text extends string> {
  /** Such as `Read the <link>privacy notice</link>.`; `<fox/>` is a part without words. */
  text: Text;
  /** How each part is drawn; gets the words between its tags. */
  parts: Readonly<Record<PartNames<Text>, (words: string) => ReactNode>>;
  /** Values for the names between braces; they are shown as they are, tags too. */
  values?: Readonly<Record<ValueNames<Text>, string | number>>;
}

const TAGS = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/g;

/** A message with links or other parts inside, so that a translator can move them within the sentence. */
export function RichMessage<const Text extends string>({ text, parts, values }: RichMessageProps<Text>) {
  const draw = parts as Readonly<Record<string, (words: string) => ReactNode>>;
  const fill = (words: string) => fillMessage(words, values ?? {});
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGS)) {
    pieces.push(fill(text.slice(end, match.index)));
    pieces.push(draw[match[1] ?? match[3] ?? '']?.(fill(match[2] ?? '')) ?? fill(match[2] ?? ''));
    end = match.index + match[0].length;
  }
  pieces.push(fill(text.slice(end)));
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
