import { useId, useState } from 'react';
import { TextField } from '../../shared/ui/text-field.js';
import {
  SHARE_NAMES,
  type ShareName,
  type Shares,
  sharesFault,
  withShare,
} from '../../entities/batch/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MAKE_BATCH } from './make-batch.messages.js';

const readLabels = (): Readonly<Record<ShareName, string>> => ({
  openEndedPercentage: MAKE_BATCH.get().openEnded,
  mcqPercentage: MAKE_BATCH.get().multipleChoice,
  fillBlankPercentage: MAKE_BATCH.get().fillInTheBlank,
});

/** The percentages of the three kinds of question, and whether they total 100 (CONSOLE-3). */
export function SharesFields({ shares, onShares }: { shares: Shares; onShares: (shares: Shares) => void }) {
  const t = useMessages(MAKE_BATCH);
  const id = useId();
  const fault = sharesFault(shares);
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend className="field__label">{t.questionTypes}</legend>
      <div className="shares">
        {SHARE_NAMES.map((name) => (
          <PercentField
            key={name}
            label={readLabels()[name]}
            percent={shares[name]}
            onPercent={(percent) => onShares(withShare(shares, name, percent))}
          />
        ))}
      </div>
      <p id={id} role="status" className={fault ? 'field__fault' : 'field__good'}>
        {fault ?? t.percentagesAreWhole}
      </p>
    </fieldset>
  );
}

function PercentField(props: { label: string; percent: number; onPercent: (percent: number) => void }) {
  const [isCleared, setCleared] = useState(false);
  return (
    <TextField
      label={props.label}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      step={1}
      value={isCleared ? '' : String(props.percent)}
      onValue={(text) => {
        setCleared(text === '');
        props.onPercent(Number(text));
      }}
      onBlur={() => setCleared(false)}
      onFocus={(event) => event.target.select()}
    />
  );
}
