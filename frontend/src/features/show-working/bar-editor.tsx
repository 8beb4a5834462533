import {
  Braces,
  ChevronLeft,
  ChevronRight,
  Link2,
  Minus,
  Plus,
  Scissors as ScissorsIcon,
} from 'lucide-react';
import {
  BAR_COLOURS,
  BAR_FILLS,
  type Bar,
  type BarModel,
  canJoin,
  changeBar,
  changePart,
  colourOf,
  getPart,
  joinParts,
  listNames,
  listNumbers,
  MAX_PARTS,
  MAX_UNITS,
  type PartPlace,
  resizePart,
  splitBar,
} from '../../entities/working/index.js';
import { Saying, Stepper } from './bar-fields.js';
import { ToolButton } from './tool-button.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BAR_EDITOR } from './bar-editor.messages.js';

interface EditorProps {
  model: BarModel;
  chosen: PartPlace;
  /** @param typing names the field that is typed in: its letters are taken back in one step. */
  onChange: (next: BarModel, typing?: string) => void;
}

/** The fields of the chosen part and of its bar. */
export function BarEditor({
  model,
  stem,
  chosen,
  onChange,
  onChoose,
}: EditorProps & { stem: string; onChoose: (place: PartPlace) => void }) {
  const t = useMessages(BAR_EDITOR);
  const bar = model.bars[chosen.bar];
  const part = getPart(model, chosen);
  if (!bar || !part) return null;
  return (
    <div className="bar-builder__fields">
      <ChosenPart bar={bar} chosen={chosen} onChoose={onChoose} />
      <Scissors
        count={bar.parts.length}
        onCut={(count, typing) => onChange(splitBar(model, chosen.bar, count), typing)}
      />
      <Colours model={model} chosen={chosen} onChange={onChange} />
      <Saying
        label={t.writeInThisPart}
        chips={[...listNumbers(stem), t.oneUnit]}
        value={part.label}
        onWrite={(label) =>
          onChange(changePart(model, chosen, { label }), `label-${chosen.bar}-${chosen.part}`)
        }
      />
      <Stepper
        label={t.howLong}
        less={t.shorter}
        more={t.longer}
        value={part.units}
        least={1}
        most={MAX_UNITS}
        onStep={(by) => onChange(resizePart(model, chosen, by))}
      />
      <Saying
        label={t.nameOfThisBar}
        chips={listNames(stem)}
        offersUnknown={false}
        value={bar.name}
        onWrite={(name) => onChange(changeBar(model, chosen.bar, { name }), `name-${chosen.bar}`)}
      />
      <Switches model={model} chosen={chosen} onChange={onChange} />
      {bar.brace !== null && (
        <Saying
          label={t.braceBelowSays}
          value={bar.brace}
          onWrite={(brace) => onChange(changeBar(model, chosen.bar, { brace }), `brace-${chosen.bar}`)}
        />
      )}
      {model.total !== null && (
        <Saying
          label={t.braceForAllSays}
          value={model.total}
          onWrite={(total) => onChange({ ...model, total }, 'total')}
        />
      )}
    </div>
  );
}

function ChosenPart(props: { bar: Bar; chosen: PartPlace; onChoose: (place: PartPlace) => void }) {
  const t = useMessages(BAR_EDITOR);
  const { bar, chosen, onChoose } = props;
  return (
    <div className="bar-builder__chosen">
      <button
        type="button"
        className="bar-builder__step"
        aria-label={t.partBefore}
        disabled={chosen.part === 0}
        onClick={() => onChoose({ ...chosen, part: chosen.part - 1 })}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <b>
        {t.partOfBar({
          bar: bar.name.trim() || t.bar({ number: chosen.bar + 1 }),
          part: chosen.part + 1,
          count: bar.parts.length,
        })}
      </b>
      <button
        type="button"
        className="bar-builder__step"
        aria-label={t.partAfter}
        disabled={chosen.part === bar.parts.length - 1}
        onClick={() => onChoose({ ...chosen, part: chosen.part + 1 })}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
    </div>
  );
}

/** Cuts the bar into equal parts: by sliding the scissors, by arrow keys, or by the keys at both ends. */
function Scissors({ count, onCut }: { count: number; onCut: (count: number, typing?: string) => void }) {
  const t = useMessages(BAR_EDITOR);
  return (
    <div className="scissors">
      <button
        type="button"
        className="bar-builder__step"
        aria-label={t.fewerParts}
        disabled={count <= 1}
        onClick={() => onCut(count - 1)}
      >
        <Minus size={20} aria-hidden />
      </button>
      <div className="scissors__line">
        <input
          type="range"
          aria-label={t.howManyParts}
          min={1}
          max={MAX_PARTS}
          step={1}
          value={count}
          onChange={(event) => onCut(Number(event.target.value), 'scissors')}
        />
        <span
          className="scissors__knob"
          style={{ left: `${((count - 1) / (MAX_PARTS - 1)) * 100}%` }}
          aria-hidden="true"
        >
          <ScissorsIcon size={20} />
          <b>{count}</b>
        </span>
      </div>
      <button
        type="button"
        className="bar-builder__step"
        aria-label={t.moreParts}
        disabled={count >= MAX_PARTS}
        onClick={() => onCut(count + 1)}
      >
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}

/** The colour of the chosen part; a press on its own colour makes it white again. */
function Colours({ model, chosen, onChange }: EditorProps) {
  const t = useMessages(BAR_EDITOR);
  const part = getPart(model, chosen);
  const own = part && colourOf(part);
  return (
    <div className="bar-builder__colours" role="group" aria-label={t.colour}>
      {BAR_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className="bar-builder__colour"
          aria-label={t.colours[colour]}
          aria-pressed={colour === own}
          style={{ background: BAR_FILLS[colour] }}
          onClick={() => onChange(changePart(model, chosen, { isShaded: colour !== own, colour }))}
        />
      ))}
    </div>
  );
}

function Switches({ model, chosen, onChange }: EditorProps) {
  const t = useMessages(BAR_EDITOR);
  const bar = model.bars[chosen.bar];
  if (!bar) return null;
  return (
    <div className="bar-builder__switches" role="group" aria-label={t.show}>
      <ToolButton
        name={t.joinWithNext}
        icon={Link2}
        disabled={!canJoin(model, chosen)}
        onPress={() => onChange(joinParts(model, chosen))}
      />
      <ToolButton
        name={t.braceBelow}
        icon={Braces}
        isOn={bar.brace !== null}
        onPress={() => onChange(changeBar(model, chosen.bar, { brace: bar.brace === null ? '?' : null }))}
      />
      <ToolButton
        name={t.braceForAll}
        icon={Braces}
        isOn={model.total !== null}
        disabled={model.bars.length < 2}
        onPress={() => onChange({ ...model, total: model.total === null ? '?' : null })}
      />
    </div>
  );
}
