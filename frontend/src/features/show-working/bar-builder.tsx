import { Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { BarPicture } from './bar-picture.js';
import {
  addBar,
  type BarHistory,
  type BarModel,
  beginHistory,
  EMPTY_MODEL,
  getPart,
  MAX_BARS,
  nearestPlace,
  paintLike,
  type PartPlace,
  redoBars,
  removeBar,
  resizePart,
  stepTo,
  undoBars,
} from '../../entities/working/index.js';
import { BarStarts } from './bar-starts.js';
import { BarEditor } from './bar-editor.js';
import { ToolButton } from './tool-button.js';
import { useRoom } from './use-room.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BAR_BUILDER } from './bar-builder.messages.js';
import './bar-builder.css';

/** Builds a bar model by touch or by keys alone: choose a part in the picture, change it below. */
export default function BarBuilder(props: {
  model: BarModel | null;
  /** The question, whose numbers and names stand ready to be tapped. */
  stem: string;
  onChange: (model: BarModel) => void;
}) {
  const t = useMessages(BAR_BUILDER);
  const [kept, setHistory] = useReducer(
    (_: BarHistory, next: BarHistory) => next,
    null,
    () => beginHistory(props.model ?? EMPTY_MODEL),
  );
  // Another tab of this device, or the server, may have brought another model; what was here can still be taken back.
  const history = props.model === null || props.model === kept.now ? kept : stepTo(kept, props.model);
  const model = history.now;
  const [place, setPlace] = useState<PartPlace>({ bar: 0, part: 0 });
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);

  const go = (next: BarHistory | null): void => {
    if (!next || next === history) return;
    setHistory(next);
    props.onChange(next.now);
  };
  const change = (next: BarModel, typing: string | null = null): void => go(stepTo(history, next, typing));
  const byKeys = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    go(event.shiftKey ? redoBars(history) : undoBars(history));
  };

  const chosen = nearestPlace(model, place);
  return (
    <div className="bar-builder" role="presentation" onKeyDown={byKeys}>
      <div className="bar-builder__tools" role="group" aria-label={t.bars}>
        <ToolButton
          name={t.addABar}
          icon={Plus}
          disabled={model.bars.length >= MAX_BARS}
          onPress={() => {
            change(addBar(model));
            setPlace({ bar: model.bars.length, part: 0 });
          }}
        />
        <ToolButton
          name={t.remove}
          icon={Trash2}
          disabled={!chosen}
          onPress={() => chosen && change(removeBar(model, chosen.bar))}
        />
        <ToolButton
          name="Undo"
          icon={Undo2}
          disabled={history.past.length === 0}
          onPress={() => go(undoBars(history))}
        />
        <ToolButton
          name="Redo"
          icon={Redo2}
          disabled={history.future.length === 0}
          onPress={() => go(redoBars(history))}
        />
      </div>
      <div ref={frame} className="bar-builder__frame">
        {chosen && room.width > 0 && (
          <BarPicture
            model={model}
            width={room.width}
            chosen={chosen}
            onChoose={setPlace}
            onSweep={(from, to) => change(paintLike(model, from, to), `sweep-${from.bar}-${from.part}`)}
            onDrag={(units) =>
              change(
                resizePart(model, chosen, units - (getPart(model, chosen)?.units ?? units)),
                `drag-${chosen.bar}-${chosen.part}`,
              )
            }
          />
        )}
      </div>
      {!chosen && <BarStarts onStart={(start) => change(start)} />}
      {chosen && (
        <BarEditor model={model} stem={props.stem} chosen={chosen} onChange={change} onChoose={setPlace} />
      )}
    </div>
  );
}
