import type { Visual } from '@sumfox/contracts/question/item';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { listMarkupFaults } from '@sumfox/contracts/question/drawing-markup';
import { type CSSProperties, useMemo } from 'react';
import { DrawnMarks } from './drawn-marks.js';
import { marksOf } from './drawn.rules.js';

interface Props {
  visual: Visual;
  thing: DrawnThing;
  /** The answer. */
  text: string;
  isRight?: boolean;
}

/** Width and height of a drawing in its own units. */
export const sizeOfDrawing = ({ svg }: Visual): readonly [number, number] => {
  const [, width = 1, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
  return [width, height];
};

/** The markup of a drawing; empty where it holds anything but a drawing. */
export function useDrawing({ svg }: Visual): { __html: string } {
  return useMemo(() => ({ __html: listMarkupFaults(svg).length === 0 ? svg : '' }), [svg]);
}

/** The drawing of a question with what was drawn into it. */
export function DrawnFigure({ visual, thing, text, isRight = false }: Props) {
  const [width, height] = sizeOfDrawing(visual);
  return (
    <div
      className="visual drawn-figure"
      role="img"
      aria-label={text === '' ? visual.alt : `${visual.alt} ${text}`}
      style={{ '--drawn-height': `${height}px` } as CSSProperties}
    >
      <figure aria-hidden="true" dangerouslySetInnerHTML={useDrawing(visual)} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <DrawnMarks marks={marksOf(thing, text)} isRight={isRight} />
      </svg>
    </div>
  );
}
