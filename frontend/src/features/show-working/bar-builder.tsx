import { Braces, ChevronLeft, ChevronRight, PaintBucket, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { BarPicture } from './bar-picture.js';
import {
  addBar,
  type BarHistory,
  type BarModel,
  beginHistory,
  changeBar,
  changePart,
  EMPTY_MODEL,
  getPart,
  MAX_BARS,
  MAX_PARTS,
  MAX_UNITS,
  nearestPlace,
  type PartPlace,
  redoBars,
  removeBar,
  resizePart,
  splitBar,
  stepTo,
  undoBars,
} from '../../entities/working/index.js';
import { BarStarts } from './bar-starts.js';
import { Saying, Stepper } from './bar-fields.js';
import { ToolButton } from './tool-button.js';
import { useRoom } from './use-room.js';
import './bar-builder.css';

/** Builds a bar model by touch or by keys alone: choose a part in the picture, change it below. */
export default function BarBuilder(props: { model: BarModel | null; onChange: (model: BarModel) => void }) {
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
  const bar = chosen && model.bars[chosen.bar];
  const part = chosen && getPart(model, chosen);
  return (
    <div className="bar-builder" onKeyDown={byKeys}>
      <div className="bar-builder__tools" role="group" aria-label="Bars">
        <ToolButton
          name="Add a bar"
          icon={Plus}
          disabled={model.bars.length >= MAX_BARS}
          onPress={() => {
            change(addBar(model));
            setPlace({ bar: model.bars.length, part: 0 });
          }}
        />
        <ToolButton
          name="Remove"
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
          <BarPicture model={model} width={room.width} chosen={chosen} onChoose={setPlace} />
        )}
      </div>
      {!chosen && <BarStarts onStart={(start) => change(start)} />}
      {chosen && bar && part && (
        <div className="bar-builder__fields">
          <div className="bar-builder__chosen">
            <button
              type="button"
              className="bar-builder__step"
              aria-label="Part before"
              disabled={chosen.part === 0}
              onClick={() => setPlace({ ...chosen, part: chosen.part - 1 })}
            >
              <ChevronLeft size={22} aria-hidden />
            </button>
            <b>
              {bar.name.trim() || `Bar ${chosen.bar + 1}`}, part {chosen.part + 1} of {bar.parts.length}
            </b>
            <button
              type="button"
              className="bar-builder__step"
              aria-label="Part after"
              disabled={chosen.part === bar.parts.length - 1}
              onClick={() => setPlace({ ...chosen, part: chosen.part + 1 })}
            >
              <ChevronRight size={22} aria-hidden />
            </button>
          </div>
          <Saying
            label="Write in this part"
            value={part.label}
            onWrite={(label) =>
              change(changePart(model, chosen, { label }), `label ${chosen.bar} ${chosen.part}`)
            }
          />
          <Stepper
            label="How long"
            less="Shorter"
            more="Longer"
            value={part.units}
            least={1}
            most={MAX_UNITS}
            onStep={(by) => change(resizePart(model, chosen, by))}
          />
          <Saying
            label="Name of this bar"
            offersUnknown={false}
            value={bar.name}
            onWrite={(name) => change(changeBar(model, chosen.bar, { name }), `name ${chosen.bar}`)}
          />
          <Stepper
            label="How many parts"
            less="Fewer parts"
            more="More parts"
            value={bar.parts.length}
            least={1}
            most={MAX_PARTS}
            onStep={(by) => change(splitBar(model, chosen.bar, bar.parts.length + by))}
          />
          <div className="bar-builder__switches" role="group" aria-label="Show">
            <ToolButton
              name="Shade"
              icon={PaintBucket}
              isOn={part.isShaded}
              onPress={() => change(changePart(model, chosen, { isShaded: !part.isShaded }))}
            />
            <ToolButton
              name="Brace below"
              icon={Braces}
              isOn={bar.brace !== null}
              onPress={() => change(changeBar(model, chosen.bar, { brace: bar.brace === null ? '?' : null }))}
            />
            <ToolButton
              name="Brace for all"
              icon={Braces}
              isOn={model.total !== null}
              disabled={model.bars.length < 2}
              onPress={() => change({ ...model, total: model.total === null ? '?' : null })}
            />
          </div>
          {bar.brace !== null && (
            <Saying
              label="Brace below says"
              value={bar.brace}
              onWrite={(brace) => change(changeBar(model, chosen.bar, { brace }), `brace ${chosen.bar}`)}
            />
          )}
          {model.total !== null && (
            <Saying
              label="Brace for all says"
              value={model.total}
              onWrite={(total) => change({ ...model, total }, 'total')}
            />
          )}
        </div>
      )}
    </div>
  );
}
