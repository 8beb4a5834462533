import { Eraser, Grid3x3, Pencil, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import {
  addInk,
  backdropSize,
  CLEARING,
  hasInk,
  inkReach,
  loadBackdrop,
  paperScale,
  redoInk,
  type Sketch,
  type SketchPatch,
  type Stroke,
  undoInk,
  visibleInk,
} from '../../entities/working/index.js';
import { InkSurface } from './ink-surface.js';
import { ToolButton } from './tool-button.js';
import { usePencil } from './use-pencil.js';
import { useRoom } from './use-room.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DRAW_PAD } from './draw-pad.messages.js';
import './draw-pad.css';

/** Paper, pen and eraser. */
export default function DrawPad({
  sketch,
  onDraw,
}: {
  sketch: Sketch;
  onDraw: (patch: SketchPatch) => void;
}) {
  const t = useMessages(DRAW_PAD);
  const [tool, setTool] = useState<Stroke['tool']>('pen');
  const [squares, setSquares] = useState(true);
  const [said, setSaid] = useState('');
  const paper = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<InkSurface | null>(null);
  const room = useRoom(paper);
  const { strokes, backdrop } = visibleInk(sketch);
  const image = useBackdrop(backdrop);
  const scale = useMemo(
    () => (room.width > 0 ? paperScale(inkReach(sketch, image && backdropSize(image)), room) : 1),
    [sketch, image, room],
  );

  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const made = new InkSurface(canvas.current);
    surface.current = made;
    return () => made.dispose();
  }, []);
  const density = window.devicePixelRatio || 1;
  useLayoutEffect(() => {
    // While another tab is shown the paper has no room; it is painted when it comes back.
    if (room.width > 0) surface.current?.show({ strokes, backdrop: image, scale, room, density });
  });

  const add = (stroke: string): void => {
    setSaid('');
    onDraw(addInk(sketch, stroke));
  };
  const undo = (): void => {
    setSaid('');
    const before = undoInk(sketch);
    if (before) onDraw(before);
  };
  const redo = (): void => {
    const again = redoInk(sketch);
    if (again) onDraw(again);
  };
  const clear = (): void => {
    add(CLEARING);
    setSaid(t.thePaperIsClear);
  };
  const pencil = usePencil({
    tool,
    scale,
    room,
    onLive: (stroke) => surface.current?.showLive(stroke),
    onStroke: add,
  });
  const byKeys = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };

  const isEmpty = !hasInk(sketch);
  return (
    <div className="draw-pad" role="presentation" onKeyDown={byKeys}>
      <div className="draw-pad__tools" role="group" aria-label={t.drawingTools}>
        <ToolButton name={t.pen} icon={Pencil} isOn={tool === 'pen'} onPress={() => setTool('pen')} />
        <ToolButton
          name={t.eraser}
          icon={Eraser}
          isOn={tool === 'eraser'}
          onPress={() => setTool('eraser')}
        />
        <ToolButton name="Undo" icon={Undo2} disabled={sketch.ink.length === 0} onPress={undo} />
        <ToolButton name="Redo" icon={Redo2} disabled={sketch.undone.length === 0} onPress={redo} />
        <ToolButton name={t.grid} icon={Grid3x3} isOn={squares} onPress={() => setSquares(!squares)} />
        <ToolButton name={t.clear} icon={Trash2} disabled={isEmpty} onPress={clear} />
      </div>
      <div ref={paper} className={squares ? 'draw-pad__paper draw-pad__paper--squares' : 'draw-pad__paper'}>
        <canvas
          ref={canvas}
          className="draw-pad__canvas"
          role="img"
          aria-label={isEmpty ? t.drawingPaperEmpty : t.yourDrawing}
          data-over-picture={image !== null}
          data-pen-only={pencil.penOnly}
          data-tool={tool}
          {...pencil.handlers}
        />
        {isEmpty && (
          <p className="draw-pad__hint" aria-hidden="true">
            {t.drawHere}
          </p>
        )}
      </div>
      <p className="draw-pad__said note" role="status">
        {said}
      </p>
      {pencil.penOnly && (
        <p className="draw-pad__pen note">
          {t.yourPenDrawsYour}
          <Button tone="quiet" onClick={pencil.useFinger}>
            {t.drawWithMyFinger}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The picture from another device; null until it is there. */
function useBackdrop(dataImage: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ from: string; image: HTMLImageElement } | null>(null);
  useEffect(() => {
    let gone = false;
    if (dataImage !== null)
      loadBackdrop(dataImage).then(
        (image) => !gone && setLoaded({ from: dataImage, image }),
        // A picture that this browser cannot read stays on the server; new ink goes beside it.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [dataImage]);
  return loaded !== null && loaded.from === dataImage ? loaded.image : null;
}
