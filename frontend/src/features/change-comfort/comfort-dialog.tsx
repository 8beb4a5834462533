import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { MathText } from '../../shared/ui/math-text.js';
import { ReadableText, Speaker, useHasVoice } from '../../entities/speech/index.js';
import { type Comfort, useComfort } from '../../entities/comfort/index.js';
import './comfort-dialog.css';

const SAMPLE = 'Ali has 2 3/4 kg of rice. He cooks 1/2 kg of it. How much rice is left?';

const SIZES = [
  { value: '100', label: <span className="comfort__size">Usual</span> },
  { value: '125', label: <span className="comfort__size comfort__size--large">Large</span> },
  { value: '150', label: <span className="comfort__size comfort__size--largest">Largest</span> },
] as const;
const HANDS = [
  { value: 'right', label: 'Right hand' },
  { value: 'left', label: 'Left hand' },
] as const;
const READING = [
  { value: 'auto', label: 'By itself' },
  { value: 'tap', label: 'When I tap' },
  { value: 'off', label: 'Off' },
] as const;
const SPEEDS = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
] as const;

type Switch = 'wideSpacing' | 'strongContrast' | 'calmMotion' | 'sounds';
const SWITCHES: ReadonlyArray<{ key: Switch; label: string; hint: string }> = [
  { key: 'wideSpacing', label: 'More space', hint: 'Letters and words stand further apart.' },
  { key: 'strongContrast', label: 'Strong contrast', hint: 'Darker words and clear edges.' },
  { key: 'calmMotion', label: 'Calm', hint: 'Nothing moves and nothing sounds.' },
  { key: 'sounds', label: 'Sounds', hint: 'Soft notes when something happens.' },
];

/** The comfort panel (COMFORT-1). A choice takes effect at once: the page behind and the sample above show it. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  const [comfort, change] = useComfort();
  const hasVoice = useHasVoice();
  return (
    <Dialog title="How It Looks and Sounds" onClose={onClose} wide>
      <section className="comfort__sample" aria-label="Sample question">
        <p className="comfort__stem">
          <ReadableText place="sample" text={SAMPLE} />
        </p>
        <p className="comfort__answer">
          Answer: <MathText text="2 1/4" /> kg
        </p>
        <Speaker names="the sample" passages={[{ place: 'sample', text: SAMPLE }]} />
      </section>
      <ChoiceField
        legend="Text size"
        choices={SIZES}
        value={String(comfort.textSize) as (typeof SIZES)[number]['value']}
        onValue={(size) => change({ textSize: Number(size) as Comfort['textSize'] })}
      />
      <div className="comfort__switches">
        {SWITCHES.map(({ key, label, hint }) => (
          <label key={key} className="tick">
            <input
              type="checkbox"
              checked={comfort[key]}
              onChange={(event) => {
                const patch: Partial<Comfort> = {};
                patch[key] = event.target.checked;
                change(patch);
              }}
            />
            <span>
              <b>{label}</b>
              <br />
              <span className="note">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      <ChoiceField
        legend="I write with my"
        choices={HANDS}
        value={comfort.leftHanded ? 'left' : 'right'}
        onValue={(hand) => change({ leftHanded: hand === 'left' })}
      />
      {hasVoice ? (
        <>
          <ChoiceField
            legend="Read questions aloud"
            choices={READING}
            value={comfort.readAloud}
            onValue={(readAloud) => change({ readAloud })}
          />
          {comfort.readAloud !== 'off' && (
            <ChoiceField
              legend="Reading speed"
              choices={SPEEDS}
              value={comfort.speed}
              onValue={(speed) => change({ speed })}
            />
          )}
        </>
      ) : (
        <p className="note">This device has no English voice, so nothing can be read aloud here.</p>
      )}
      <p className="note">Kept for you on this device.</p>
      <DialogActions>
        <Button onClick={() => change(null)}>Back to Usual</Button>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
