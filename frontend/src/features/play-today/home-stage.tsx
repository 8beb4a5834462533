import type { Rewards } from '@sumfox/contracts/assessment/rewards.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsYoung, useUser } from '../../entities/account/index.js';
import { useComfort, useSounds } from '../../entities/comfort/index.js';
import { momentOfVisit, useFox } from '../../entities/mascot/index.js';
import type { PupilFigures } from '../../entities/pupil/index.js';
import { Acorn, Sun } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { serverNow } from '../../shared/api/server-clock.js';
import type { SceneName } from '../../shared/art/scenes.js';
import { playSound } from '../../shared/lib/play-sound.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { Scene } from '../../shared/ui/scene.js';
import type { WaysIn } from '../start-practice/index.js';
import { StageDock } from './stage-dock.js';
import { StageTrail } from './stage-trail.js';
import { countToday, planPlay, type Today } from './today.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PLAY_TODAY } from './play-today.messages.js';
import './home-stage.css';
import { reviewStatusQuery } from '../../entities/progress/index.js';

interface StageProps {
  /** The page's heading, which the fox says. */
  greeting: string;
  scene?: SceneName;
  /** Undefined while they are fetched. */
  figures: PupilFigures | undefined;
  rewards: Rewards | undefined;
  ways: WaysIn;
  /** A present beside the greeting, such as a new badge. */
  gift?: ReactNode;
  /** Stands in place of trail and keys when the home could not be loaded. */
  trouble?: ReactNode;
}

/**
 * The first screen of every home of a pupil: the fox on the trail at today's stop, one sentence on today, and one key
 * that starts it (HOME-13).
 */
export function HomeStage(props: StageProps) {
  const t = useMessages(PLAY_TODAY);
  const { figures, rewards, ways } = props;
  const user = useUser();
  const isYoung = useIsYoung();
  const now = new Date(serverNow());
  const plan = figures
    ? planPlay({
        gradeLevel: user.gradeLevel,
        hasCompletedDiagnostic: figures.dashboard.hasCompletedDiagnostic,
        openDiagnosticId: figures.dashboard.openDiagnosticId,
        assessments: figures.assessments,
        places: rewards?.places ?? [],
      })
    : null;
  const review = useQuery(reviewStatusQuery);
  const play = usePlay(ways);
  const sound = useSounds();
  return (
    <section className={isYoung ? 'stage stage--young' : 'stage'} aria-label={t.stageName}>
      <Scene name={props.scene ?? 'forest'} />
      {!props.trouble && <StageTrail places={rewards?.places ?? []} />}
      {figures && (
        <Goals
          today={countToday(
            user.gradeLevel,
            figures.assessments,
            now,
            figures.dashboard.goal?.isAgreed ? figures.dashboard.goal.goal.days : undefined,
          )}
        />
      )}
      <Greeter {...props} isYoung={isYoung} why={plan?.why ?? ''} now={now} />
      {props.trouble || (
        <StageDock
          isYoung={isYoung}
          plan={plan}
          busy={ways.busy}
          mistakes={review.data?.mistakes ?? null}
          onPlay={() => {
            if (!plan) return;
            sound('open');
            play(plan);
          }}
          onPickTopic={() => ways.zoomIn()}
        />
      )}
    </section>
  );
}

function usePlay(ways: WaysIn) {
  const navigate = useNavigate();
  return (plan: ReturnType<typeof planPlay>): void => {
    if (plan.openId !== null) void navigate(`/assessment/${plan.openId}`);
    else if (plan.kind === 'diagnostic') ways.startDiagnostic();
    else ways.startToday(plan.questions);
  };
}

/** The fox and its bubble. A poke makes it say something else. */
function Greeter(props: StageProps & { isYoung: boolean; why: string; now: Date }) {
  const t = useMessages(PLAY_TODAY);
  const last = props.figures?.assessments.find(({ completedAt }) => completedAt !== null)?.completedAt;
  const moment = props.trouble ? 'unlucky' : momentOfVisit(props.now, last ? new Date(last) : null);
  const fox = useFox(moment, props.isYoung);
  const sound = useSounds();
  const spoken = [props.greeting, fox.line, props.why].join(' ');
  return (
    <div className="stage__greeter">
      <div className="hello">
        <h1>{props.greeting}</h1>
        <p className="hello__line">{fox.line}</p>
        {props.why && <p className="hello__why">{props.why}</p>}
        <SoundSwitch />
        <span className="hello__speaker">
          <Speaker names={t.whatTheFoxSays} passages={[{ place: 'fox', text: spoken }]} leads />
        </span>
        {props.gift}
      </div>
      <button
        type="button"
        className="stage__fox"
        aria-label={t.foxSaySomethingElse}
        onClick={() => {
          sound('open');
          fox.poke();
        }}
      >
        <FoxFigure pose={fox.pose} />
      </button>
    </div>
  );
}

/** Turns the sounds on and off, and lets them be heard when they come on (COMFORT-5). */
function SoundSwitch() {
  const t = useMessages(PLAY_TODAY);
  const [{ sounds, calmMotion }, change] = useComfort();
  return (
    <button
      type="button"
      className="round-key hello__sounds"
      role="switch"
      aria-checked={sounds}
      onClick={() => {
        change({ sounds: !sounds });
        if (!sounds && !calmMotion) playSound('open');
      }}
    >
      {sounds ? <Bell size={22} aria-hidden /> : <BellOff size={22} aria-hidden />}
      <span className="visually-hidden">{t.sounds}</span>
    </button>
  );
}

/** Acorns for today's questions and suns for the days of this week. Nothing of it is lost by a day without practice. */
/** More of them leave no room on a phone. */
const SUNS_IN_A_ROW = 5;

function Goals({ today: { acorns, acornsWanted, suns, sunsWanted } }: { today: Today }) {
  const t = useMessages(PLAY_TODAY);
  return (
    <ul className="goals" aria-label={t.yourGoals}>
      <li className="goal">
        {Array.from({ length: acornsWanted }, (_, i) => (
          <Acorn key={i} isEarned={i < acorns} isNewest={i === acorns - 1} />
        ))}
        <span className="goal__words">
          {t.of({ acorns, acornsWanted })} <span className="goal__more">{t.today}</span>
        </span>
      </li>
      <li className="goal goal--week">
        {sunsWanted > SUNS_IN_A_ROW ? (
          <Sun isEarned={suns > 0} isNewest={suns > 0} />
        ) : (
          Array.from({ length: sunsWanted }, (_, i) => (
            <Sun key={i} isEarned={i < suns} isNewest={i === suns - 1} />
          ))
        )}
        <span className="goal__words">
          {t.sunsOfWanted({ suns, sunsWanted })} <span className="goal__more">{t.days}</span>
        </span>
      </li>
    </ul>
  );
}
