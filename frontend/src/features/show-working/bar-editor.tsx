import { Braces, ChevronLeft, ChevronRight, PaintBucket } from 'lucide-react';
import {
  type Bar,
  type BarModel,
  changeBar,
  changePart,
  getPart,
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
  chosen,
  onChange,
  onChoose,
}: EditorProps & { onChoose: (place: PartPlace) => void }) {
  const t = useMessages(BAR_EDITOR);
  const bar = model.bars[chosen.bar];
  const part = getPart(model, chosen);
  if (!bar || !part) return null;
  return (
    <div className="bar-builder__fields">
      <ChosenPart bar={bar} chosen={chosen} onChoose={onChoose} />
      <Saying
        label={t.writeInThisPart}
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
        offersUnknown={false}
        value={bar.name}
        onWrite={(name) => onChange(changeBar(model, chosen.bar, { name }), `name-${chosen.bar}`)}
      />
      <Stepper
        label={t.howManyParts}
        less={t.fewerParts}
        more={t.moreParts}
        value={bar.parts.length}
        least={1}
        most={MAX_PARTS}
        onStep={(by) => onChange(splitBar(model, chosen.bar, bar.parts.length + by))}
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

function Switches({ model, chosen, onChange }: EditorProps) {
  const t = useMessages(BAR_EDITOR);
  const bar = model.bars[chosen.bar];
  const part = getPart(model, chosen);
  if (!bar || !part) return null;
  return (
    <div className="bar-builder__switches" role="group" aria-label={t.show}>
      <ToolButton
        name={t.shade}
        icon={PaintBucket}
        isOn={part.isShaded}
        onPress={() => onChange(changePart(model, chosen, { isShaded: !part.isShaded }))}
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
