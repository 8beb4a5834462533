import { useId, useState } from 'react';
import { TextField } from '../../shared/ui/text-field.js';
import {
  SHARE_NAMES,
  type ShareName,
  type Shares,
  sharesFault,
  withShare,
} from '../../entities/batch/index.js';

const LABELS: Readonly<Record<ShareName, string>> = {
  openEndedPercentage: 'Open-ended (%)',
  mcqPercentage: 'Multiple choice (%)',
  fillBlankPercentage: 'Fill-in-the-blank (%)',
};

/** The percentages of the three kinds of question, and whether they total 100 (CONSOLE-3). */
export function SharesFields({ shares, onShares }: { shares: Shares; onShares: (shares: Shares) => void }) {
  const id = useId();
  const fault = sharesFault(shares);
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend className="field__label">Question types</legend>
      <div className="shares">
        {SHARE_NAMES.map((name) => (
          <PercentField
            key={name}
            label={LABELS[name]}
            percent={shares[name]}
            onPercent={(percent) => onShares(withShare(shares, name, percent))}
          />
        ))}
      </div>
      <p id={id} role="status" className={fault ? 'field__fault' : 'field__good'}>
        {fault ?? 'The percentages total 100%.'}
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
