import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { MathText } from '../../shared/ui/math-text.js';
import { ReadableText, Speaker, useHasVoice } from '../../entities/speech/index.js';
import { type Comfort, useComfort } from '../../entities/comfort/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { CHANGE_COMFORT } from './change-comfort.messages.js';
import './comfort-dialog.css';

const readSample = () => CHANGE_COMFORT.get().sampleStem;

const readSizes = () =>
  [
    { value: '100', label: <span className="comfort__size">{CHANGE_COMFORT.get().usual}</span> },
    {
      value: '125',
      label: <span className="comfort__size comfort__size--large">{CHANGE_COMFORT.get().large}</span>,
    },
    {
      value: '150',
      label: <span className="comfort__size comfort__size--largest">{CHANGE_COMFORT.get().largest}</span>,
    },
  ] as const;
const readHands = () =>
  [
    { value: 'right', label: CHANGE_COMFORT.get().rightHand },
    { value: 'left', label: CHANGE_COMFORT.get().leftHand },
  ] as const;
const readReading = () =>
  [
    { value: 'auto', label: CHANGE_COMFORT.get().byItself },
    { value: 'tap', label: CHANGE_COMFORT.get().whenITap },
    { value: 'off', label: CHANGE_COMFORT.get().off },
  ] as const;
const readSpeeds = () =>
  [
    { value: 'slow', label: CHANGE_COMFORT.get().slow },
    { value: 'normal', label: CHANGE_COMFORT.get().normal },
    { value: 'fast', label: CHANGE_COMFORT.get().fast },
  ] as const;

type Switch = 'wideSpacing' | 'strongContrast' | 'calmMotion' | 'sounds';
const readSwitches = (): ReadonlyArray<{ key: Switch; label: string; hint: string }> => [
  {
    key: 'wideSpacing',
    label: CHANGE_COMFORT.get().moreSpace,
    hint: CHANGE_COMFORT.get().lettersAndWordsStand,
  },
  {
    key: 'strongContrast',
    label: CHANGE_COMFORT.get().strongContrast,
    hint: CHANGE_COMFORT.get().darkerWordsAndClear,
  },
  { key: 'calmMotion', label: CHANGE_COMFORT.get().calm, hint: CHANGE_COMFORT.get().nothingMovesAndNothing },
  { key: 'sounds', label: CHANGE_COMFORT.get().sounds, hint: CHANGE_COMFORT.get().softNotesWhenSomething },
];

/** The comfort panel (COMFORT-1). A choice takes effect at once: the page behind and the sample above show it. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(CHANGE_COMFORT);
  const [comfort, change] = useComfort();
  const hasVoice = useHasVoice();
  return (
    <Dialog title={t.howItLooksAnd} onClose={onClose} wide>
      <section className="comfort__sample" aria-label={t.sampleQuestion}>
        <p className="comfort__stem">
          <ReadableText place="sample" text={readSample()} />
        </p>
        <p className="comfort__answer">
          {t.answer} <MathText text="2 1/4" /> {t.kg}
        </p>
        <Speaker names={t.theSample} passages={[{ place: 'sample', text: readSample() }]} />
      </section>
      <ChoiceField
        legend={t.textSize}
        choices={readSizes()}
        value={String(comfort.textSize) as ReturnType<typeof readSizes>[number]['value']}
        onValue={(size) => change({ textSize: Number(size) as Comfort['textSize'] })}
      />
      <div className="comfort__switches">
        {readSwitches().map(({ key, label, hint }) => (
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
        legend={t.iWriteWithMy}
        choices={readHands()}
        value={comfort.leftHanded ? 'left' : 'right'}
        onValue={(hand) => change({ leftHanded: hand === 'left' })}
      />
      {hasVoice ? (
        <>
          <ChoiceField
            legend={t.readQuestionsAloud}
            choices={readReading()}
            value={comfort.readAloud}
            onValue={(readAloud) => change({ readAloud })}
          />
          {comfort.readAloud !== 'off' && (
            <ChoiceField
              legend={t.readingSpeed}
              choices={readSpeeds()}
              value={comfort.speed}
              onValue={(speed) => change({ speed })}
            />
          )}
        </>
      ) : (
        <p className="note">{t.thisDeviceHasNo}</p>
      )}
      <p className="note">{t.keptForYouOn}</p>
      <DialogActions>
        <Button onClick={() => change(null)}>{t.backToUsual}</Button>
        <Button tone="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
