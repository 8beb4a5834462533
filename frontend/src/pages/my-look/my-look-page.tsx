import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../entities/account/index.js';
import { sceneOf, useLook } from '../../entities/look/index.js';
import { usePupilFigures } from '../../entities/pupil/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { useWaysIn } from '../../features/start-practice/index.js';
import { welcomeNewcomer } from '../../shared/lib/newcomer.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { Button } from '../../shared/ui/button.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { Scene } from '../../shared/ui/scene.js';
import { LookPicker } from './look-picker.js';
import { Promises } from './promises.js';
import './my-look-page.css';

const WORDS = {
  look: { title: 'Hello! I am Fox.', text: 'Who are you today? You can change it later.' },
  start: { title: 'Let me find your best start.', text: 'Take your time. There is no clock.' },
} as const;

type Step = keyof typeof WORDS;

/**
 * A pupil's animal, place and sounds (HOME-15): the first page after a sign-up in this browser, and there to come back
 * to. The world behind changes at once. A pupil without a diagnostic goes on to it.
 */
export default function MyLookPage() {
  usePageTitle('My look');
  const user = useUser();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('look');
  const [{ place }] = useLook();
  const loaded = usePupilFigures();
  const ways = useWaysIn();
  const dashboard = loaded.state === 'ready' ? loaded.figures.dashboard : null;
  const mayStart = dashboard !== null && !dashboard.hasCompletedDiagnostic;
  const { title, text } = WORDS[step];

  // It opens by itself once.
  useEffect(welcomeNewcomer, []);
  const start = (): void => {
    const openId = dashboard?.openDiagnosticId ?? null;
    if (openId === null) ways.startDiagnostic();
    else void navigate(`/assessment/${openId}`);
  };
  return (
    <div className="my-look">
      <div className="my-look__world">
        <Scene name={sceneOf(place)} />
        <span className="my-look__fox">
          <FoxFigure pose={step === 'look' ? 'wave' : 'point'} />
        </span>
        <div className="my-look__bubble">
          <h1>{title}</h1>
          <p>{text}</p>
          <Speaker names="what Fox says" passages={[{ place: 'fox', text: `${title} ${text}` }]} leads />
        </div>
      </div>
      <div className="my-look__sheet">
        {step === 'look' ? <LookPicker /> : <Promises gradeLevel={user.gradeLevel} />}
        <div className="my-look__foot">
          {step === 'start' && (
            <Button tone="key" onClick={() => setStep('look')}>
              Back
            </Button>
          )}
          <Button
            tone="go"
            disabled={ways.busy}
            onClick={step === 'start' ? start : mayStart ? () => setStep('start') : () => void navigate('/')}
          >
            {step === 'start' ? 'Start Diagnostic' : 'That’s me!'}
          </Button>
        </div>
      </div>
      {ways.layer}
    </div>
  );
}
