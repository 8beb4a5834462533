import type { DrawnMark } from './drawn.rules.js';
import './drawn.css';

/** Letters stand so far from the end that they name. */
const BESIDE = 13;

/** What was drawn, over the picture; `isRight` draws the model drawing. */
export function DrawnMarks({ marks, isRight = false }: { marks: readonly DrawnMark[]; isRight?: boolean }) {
  return (
    <g className={isRight ? 'drawn-marks drawn-marks--right' : 'drawn-marks'}>
      {marks.map((one, i) => (
        <Mark key={i} mark={one} />
      ))}
    </g>
  );
}

function Mark({ mark }: { mark: DrawnMark }) {
  switch (mark.mark) {
    case 'dot': {
      const [x, y] = mark.at;
      return (
        <>
          <circle cx={x} cy={y} r={6} />
          <text x={x + BESIDE} y={y - 9}>
            {mark.name}
          </text>
        </>
      );
    }
    case 'area':
      return <polygon points={mark.points.map((point) => point.join()).join(' ')} />;
    case 'line': {
      const { from, to } = mark;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const beyond = (at: 0 | 1): number => to[at] + ((to[at] - from[at]) / length) * BESIDE;
      return (
        <>
          <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} strokeWidth={mark.thick} />
          <text x={beyond(0)} y={beyond(1) + 5}>
            {mark.name}
          </text>
        </>
      );
    }
  }
}
