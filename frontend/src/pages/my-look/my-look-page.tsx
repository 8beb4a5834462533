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
import { useMessages } from '../../shared/messages/define-messages.js';
import { MY_LOOK } from './my-look.messages.js';
import './my-look-page.css';

const readWords = () =>
  ({
    look: { title: MY_LOOK.get().helloIAmFox, text: MY_LOOK.get().whoAreYouToday },
    start: { title: MY_LOOK.get().letMeFindYour, text: MY_LOOK.get().takeYourTimeThere },
  }) as const;

type Step = keyof ReturnType<typeof readWords>;

/**
 * A pupil's animal, place and sounds (HOME-15): the first page after a sign-up in this browser, and there to come back
 * to. The world behind changes at once. A pupil without a diagnostic goes on to it.
 */
export default function MyLookPage() {
  const t = useMessages(MY_LOOK);
  usePageTitle(t.myLook);
  const user = useUser();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('look');
  const [{ place }] = useLook();
  const loaded = usePupilFigures();
  const ways = useWaysIn();
  const dashboard = loaded.state === 'ready' ? loaded.figures.dashboard : null;
  const mayStart = dashboard !== null && !dashboard.hasCompletedDiagnostic;
  const { title, text } = readWords()[step];

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
          <Speaker names={t.whatFoxSays} passages={[{ place: 'fox', text: `${title} ${text}` }]} leads />
        </div>
      </div>
      <div className="my-look__sheet">
        {step === 'look' ? <LookPicker /> : <Promises gradeLevel={user.gradeLevel} />}
        <div className="my-look__foot">
          {step === 'start' && (
            <Button tone="key" onClick={() => setStep('look')}>
              {t.back}
            </Button>
          )}
          <Button
            tone="go"
            disabled={ways.busy}
            onClick={step === 'start' ? start : mayStart ? () => setStep('start') : () => void navigate('/')}
          >
            {step === 'start' ? t.startDiagnostic : t.thatsMe}
          </Button>
        </div>
      </div>
      {ways.layer}
    </div>
  );
}
