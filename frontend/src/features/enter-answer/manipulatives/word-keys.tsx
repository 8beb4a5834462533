import { useMessages } from '../../../shared/messages/define-messages.js';
import type { ManipulativeProps } from './manipulative-props.js';
import { MANIPULATIVES } from './manipulatives.messages.js';

/** Pictures of the words that name a shape, in a box of 48; a word without one is written only. */
const PICTURES: Readonly<Record<string, string>> = {
  triangle: 'M24 6 44 42H4Z',
  square: 'M7 7H41V41H7Z',
  rectangle: 'M3 13H45V35H3Z',
  circle: 'M24 5A19 19 0 1 1 24 43 19 19 0 1 1 24 5Z',
  'half circle': 'M4 35A20 20 0 0 1 44 35Z',
  'quarter circle': 'M8 42V8A34 34 0 0 1 42 42Z',
  cube: 'M6 16 18 6H42V32L30 42H6ZM6 16H30V42M30 16 42 6',
  cuboid: 'M2 22 12 13H46V29L36 38H2ZM2 22H36V38M36 22 46 13',
  cone: 'M24 4 42 36A18 6 0 0 1 6 36ZM6 36A18 6 0 0 1 42 36',
  cylinder: 'M8 11A16 6 0 0 1 40 11V37A16 6 0 0 1 8 37ZM8 11A16 6 0 0 0 40 11',
  sphere: 'M24 5A19 19 0 1 1 24 43 19 19 0 1 1 24 5ZM5 24A19 7 0 0 0 43 24',
};

/** A key for each word that the answer may be, with its picture. */
export function WordKeys({ thing, text, onText }: ManipulativeProps<'words'>) {
  const t = useMessages(MANIPULATIVES);
  return (
    <div
      className="word-keys"
      role="group"
      aria-label={t.words}
      data-count={thing.words.length}
      data-letters={thing.words.every((word) => word.length === 1)}
    >
      {thing.words.map((word) => (
        <button
          key={word}
          type="button"
          className="keypad__key word-keys__key"
          aria-pressed={text.trim().toLowerCase() === word.toLowerCase()}
          onClick={() => onText(word)}
        >
          {PICTURES[word] && (
            <svg className="word-keys__picture" viewBox="0 0 48 48" aria-hidden="true">
              <path d={PICTURES[word]} />
            </svg>
          )}
          {word}
        </button>
      ))}
    </div>
  );
}
