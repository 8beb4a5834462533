import { ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { useState } from 'react';
import type { Visual } from '@sumfox/contracts/question/item';
import { VisualFigure } from '../../entities/question/index.js';
import { ReadableText } from '../../entities/speech/index.js';
import { Button } from '../../shared/ui/button.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REVIEW_SOLUTION_PART } from './review-solution-part.messages.js';
import { LineBarPicture } from './line-bar-picture.js';
import { barOfLine, type LineBar } from './working-line.rules.js';
import './solution-player.css';

/** The last of these steps that can be drawn as a bar. */
function lastDrawn(steps: readonly string[]): { at: number; bar: LineBar } | null {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const bar = barOfLine(steps[at] ?? '');
    if (bar) return { at, bar };
  }
  return null;
}

/** The steps of a solution: all of them, or one after the other at the reader's pace. */
export function SolutionPlayer({
  steps,
  figures = [],
}: {
  steps: readonly string[];
  /** Drawings of the whole solution; without any, its last line is drawn as a bar, as each line is while it is played. */
  figures?: readonly Visual[];
}) {
  const t = useMessages(REVIEW_SOLUTION_PART);
  /** The step that has come last while they are played, from 0; null when all are shown. */
  const [playing, setPlaying] = useState<number | null>(null);
  const last = playing ?? steps.length - 1;
  const hasFigures = playing === null && figures.length > 0;
  const drawn = hasFigures ? null : lastDrawn(steps.slice(0, last + 1));
  return (
    <>
      {drawn && <LineBarPicture key={drawn.at} bar={drawn.bar} />}
      {hasFigures && (
        <div className="review__figures">
          {figures.map((visual, at) => (
            <VisualFigure key={at} visual={visual} />
          ))}
        </div>
      )}
      <ol className="review__steps">
        {steps.map((step, index) => (
          <li
            key={index}
            className={
              index > last ? 'review__step--later' : index === playing ? 'review__step--new' : undefined
            }
            aria-current={index === playing ? 'step' : undefined}
          >
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <ReadableText place={`step-${index}`} text={step} />
            </div>
          </li>
        ))}
      </ol>
      {steps.length > 1 && (
        <div className="player">
          {playing === null ? (
            <Button tone="key" onClick={() => setPlaying(0)}>
              <Play size={22} aria-hidden /> {t.showMeOneByOne}
            </Button>
          ) : (
            <>
              <Button tone="key" disabled={playing === 0} onClick={() => setPlaying(playing - 1)}>
                <ChevronLeft size={22} aria-hidden /> {t.stepBack}
              </Button>
              <p className="player__dots" role="status">
                <span className="visually-hidden">
                  {t.stepOf({ number: playing + 1, count: steps.length })}
                </span>
                {steps.map((_, index) => (
                  <span key={index} data-done={index <= playing || undefined} />
                ))}
              </p>
              <Button tone="key" onClick={() => setPlaying(playing + 1 < steps.length ? playing + 1 : null)}>
                {playing + 1 < steps.length ? t.nextStep : t.allSteps} <ChevronRight size={22} aria-hidden />
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
