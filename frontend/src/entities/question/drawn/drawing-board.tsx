import type { Visual } from '@sumfox/contracts/question/item';
import type { DrawnThing } from '@sumfox/contracts/question/manipulative';
import { Eraser, Undo2 } from 'lucide-react';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { sizeOfDrawing, useDrawing } from './drawn-figure.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import { DRAWING_BOARD } from './drawing-board.messages.js';
import { PlacingBoard } from './placing-board.js';
import { ShadingBoard } from './shading-board.js';
import './drawing-board.css';

/** Steps that can be taken back. */
const MOST_UNDONE = 40;

interface Props {
  visual: Visual;
  thing: DrawnThing;
  text: string;
  onText: (text: string) => void;
  /** A key behind those of the board. */
  children: ReactNode;
}

/** The drawing of a question, drawn into by touch, mouse or keys; writes the text of what is drawn. */
export function DrawingBoard({ visual, thing, text, onText, children }: Props) {
  const t = useMessages(DRAWING_BOARD);
  const before = useRef<string[]>([]);
  const [undone, setUndone] = useState(0);
  const [width, height] = sizeOfDrawing(visual);
  const markup = useDrawing(visual);
  const put = (next: string, isStep: boolean): void => {
    if (next === text) return;
    if (isStep) before.current = [...before.current, text].slice(-MOST_UNDONE);
    onText(next);
  };
  const undo = (): void => {
    const last = before.current.pop();
    setUndone(undone + 1);
    if (last !== undefined) onText(last);
  };
  const render = (layer: ReactNode, keys: ReactNode): ReactNode => (
    <div className="drawing-board" style={{ '--ratio': width / height } as CSSProperties}>
      <div className="drawing-board__room">
        <div className="drawing-board__place">
          <figure role="img" aria-label={visual.alt} dangerouslySetInnerHTML={markup} />
          {layer}
        </div>
      </div>
      <div className="drawing-board__keys">
        {keys}
        <button
          type="button"
          className="keypad__key"
          aria-label={t.undo}
          disabled={before.current.length === 0}
          onClick={undo}
        >
          <Undo2 aria-hidden />
        </button>
        <button
          type="button"
          className="keypad__key"
          aria-label={t.clear}
          disabled={text === ''}
          onClick={() => put('', true)}
        >
          <Eraser aria-hidden />
        </button>
        {children}
      </div>
    </div>
  );
  const rest = { text, onPut: put, size: [width, height] as const, render };
  return thing.kind === 'parts' || thing.kind === 'squares' ? (
    <ShadingBoard thing={thing} {...rest} />
  ) : (
    <PlacingBoard thing={thing} {...rest} />
  );
}
