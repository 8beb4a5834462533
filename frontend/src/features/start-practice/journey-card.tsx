import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { countSubStrands } from '@sumfox/curriculum/sub-strand-counts';
import { Clock, Lightbulb, Pause } from 'lucide-react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { Fox } from '../../shared/ui/fox.js';
import type { PupilFigures } from '../../entities/pupil/index.js';
import type { WaysIn } from './use-ways-in.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { START_PRACTICE } from './start-practice.messages.js';

const readFacts = () =>
  [
    { icon: Clock, text: START_PRACTICE.get().takeYourTimeThere },
    { icon: Lightbulb, text: START_PRACTICE.get().hintsAreThereWhen },
    { icon: Pause, text: START_PRACTICE.get().stopAtAnyTime },
  ] as const;

/** Before the diagnostic: one thing to do (HOME-2). */
function JourneyCard(props: {
  gradeLevel: GradeLevel;
  isOpen: boolean;
  open: AssessmentSummary | undefined;
  onStart: () => void;
  busy: boolean;
}) {
  const t = useMessages(START_PRACTICE);
  const count = props.open?.totalQuestions ?? countSubStrands(props.gradeLevel);
  return (
    <section className="card journey" aria-labelledby="journey-heading">
      <div className="journey__words">
        <h2 id="journey-heading">{t.startYourLearningJourney}</h2>
        <p>
          {props.isOpen && props.open
            ? t.youHaveAnsweredOf({ answeredCount: props.open.answeredCount, count })
            : t.questionsOneForEach({ count, gradeLevel: props.gradeLevel })}
        </p>
        <ul className="journey__facts">
          {readFacts().map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon size={20} aria-hidden /> {text}
            </li>
          ))}
        </ul>
        <Button tone="primary" large onClick={props.onStart} disabled={props.busy}>
          {props.isOpen ? t.continueDiagnosticAssessment : t.startDiagnostic}
        </Button>
      </div>
      <div className="journey__fox">
        <Fox face="cheer" size={180} />
      </div>
    </section>
  );
}

/** The journey card of the signed-in pupil. */
export function PupilJourney({ figures, ways }: { figures: PupilFigures; ways: WaysIn }) {
  const { openDiagnosticId } = figures.dashboard;
  return (
    <JourneyCard
      gradeLevel={useUser().gradeLevel}
      open={figures.assessments.find((each) => each.id === openDiagnosticId)}
      isOpen={openDiagnosticId !== null}
      onStart={ways.startDiagnostic}
      busy={ways.busy}
    />
  );
}
