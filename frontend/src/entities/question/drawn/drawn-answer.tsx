import type { Visual } from '@sumfox/contracts/question/item';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { MathText } from '../../../shared/ui/math-text.js';
import { DrawnFigure } from './drawn-figure.js';
import { marksOf } from './drawn.rules.js';

/** Kinds of drawing that show the whole answer: a point's coordinates mean nothing on a grid without axes. */
const WHOLE: ReadonlySet<DrawnThing['kind']> = new Set(['point', 'parts', 'squares']);

/** An answer as its drawing. The text stands below where it says more, and alone where it is no drawing. */
export default function DrawnAnswer(props: {
  visual: Visual;
  thing: DrawnThing;
  text: string;
  isRight: boolean;
}) {
  const { visual, thing, text, isRight } = props;
  if (marksOf(thing, text).length === 0) return <MathText text={text} />;
  return (
    <figure className={isRight ? 'drawn-answer drawn-answer--right' : 'drawn-answer'}>
      <DrawnFigure visual={visual} thing={thing} text={text} isRight={isRight} />
      {!WHOLE.has(thing.kind) && (
        <figcaption>
          <MathText text={text} />
        </figcaption>
      )}
    </figure>
  );
}
