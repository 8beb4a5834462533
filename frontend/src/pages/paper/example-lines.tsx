import { useEffect, useRef } from 'react';
import { BlankField } from '../../entities/question/index.js';
import { ReadableText, Speaker } from '../../entities/speech/index.js';
import { barOfLine, LineBarPicture } from '../../features/read-review/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { WORKED_EXAMPLE } from './worked-example.messages.js';

const placeOf = (at: number): string => `example-line-${at}`;

/** The worked lines one below the other, a gap in the open one; once it is filled in, its bar above them. */
export function ExampleLines(props: {
  /** In sight, the open one with `___` in the place of its result. */
  lines: readonly string[];
  openAt: number;
  isSettled: boolean;
  isYoung: boolean;
  /** The open line was filled in with another number. */
  isAgain: boolean;
  /** What Fox says of it; null for what is to do. */
  said: string | null;
  written: string;
  hasKeypad: boolean;
  /** Null where the result is tapped. */
  onWrite: ((text: string) => void) | null;
  /** The gap is touched. */
  onFocus: () => void;
}) {
  const t = useMessages(WORKED_EXAMPLE);
  const { lines, openAt, isSettled, onWrite } = props;
  const said = props.said ?? (onWrite ? t.fillInTheGap : t.tapTheNumber);
  const list = useRef<HTMLOListElement>(null);
  const bar = isSettled ? barOfLine(lines[openAt] ?? '') : null;
  useEffect(() => {
    // What is left to read stands at the end of a long solution.
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [isSettled]);
  return (
    <section className="example-page__lines" aria-label={t.steps}>
      <div className="example-page__said">
        <p role="status" data-again={props.isAgain || undefined}>
          <ReadableText place="example-said" text={said} />
        </p>
        <Speaker
          names={t.theSteps}
          passages={[
            ...lines.map((text, at) => ({ place: placeOf(at), text })),
            { place: 'example-said', text: said },
          ]}
        />
      </div>
      {bar && <LineBarPicture bar={bar} />}
      <ol ref={list} className="example-page__steps">
        {lines.map((line, at) => {
          const isOpen = at === openAt && !isSettled;
          return (
            <li
              key={at}
              data-open={at === openAt || undefined}
              data-again={(isOpen && props.isAgain) || undefined}
              data-later={at > openAt || undefined}
            >
              <span aria-hidden="true">{at + 1}</span>
              <div>
                <ReadableText
                  place={placeOf(at)}
                  text={line}
                  {...(isOpen && { renderBlank: () => <Gap {...props} /> })}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Where the result is written, or where the one that is tapped will stand. */
function Gap(
  props: Pick<Parameters<typeof BlankField>[0], 'hasKeypad' | 'onFocus'> & {
    written: string;
    onWrite: ((text: string) => void) | null;
  },
) {
  const t = useMessages(WORKED_EXAMPLE);
  const { written, hasKeypad, onWrite, onFocus } = props;
  if (!onWrite)
    return (
      <span className="example-page__gap">
        <span aria-hidden="true">?</span>
        <span className="visually-hidden">{t.gap}</span>
      </span>
    );
  return (
    <BlankField
      index={0}
      count={1}
      value={written}
      readOnly={false}
      hasKeypad={hasKeypad}
      onChange={onWrite}
      onFocus={onFocus}
    />
  );
}
