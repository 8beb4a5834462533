import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { isDrawn } from '@sumfox/contracts/question/manipulative';
import type { ReactNode } from 'react';
import { useLatePart } from '../../../shared/lib/late-part.js';
import { loadDrawnAnswer } from './drawn.load.js';

type DrawnInto = Pick<PupilQuestion, 'visual' | 'manipulative'>;

/** Whether an answer to the question is drawn into its picture. */
export const takesDrawing = ({ visual, manipulative }: DrawnInto): boolean =>
  visual !== null && isDrawn(manipulative);

/** An answer as it was drawn (RESULT-8); an answer of another kind, or none, is shown as `children`. */
export function ShownAnswer(props: {
  question: DrawnInto;
  text: string;
  /** Drawn in the colour of a right answer. */
  isRight?: boolean;
  children: ReactNode;
}) {
  const { visual, manipulative: thing } = props.question;
  const wanted = takesDrawing(props.question) && props.text.trim() !== '';
  const DrawnAnswer = useLatePart(loadDrawnAnswer, wanted)?.default;
  if (!DrawnAnswer || !visual || !isDrawn(thing)) return props.children;
  return <DrawnAnswer visual={visual} thing={thing} text={props.text} isRight={props.isRight ?? false} />;
}
