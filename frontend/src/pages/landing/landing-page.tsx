import { BookOpenCheck, HeartHandshake, Lightbulb, PencilLine, Save, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Fox } from '../../shared/ui/fox.js';
import { MathText } from '../../shared/ui/math-text.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LANDING } from './landing.messages.js';
import '../../shared/ui/entrance.css';
import './landing-page.css';

const readSteps = () =>
  [
    {
      icon: PencilLine,
      title: LANDING.get().showWhatYouKnow,
      text: LANDING.get().aShortDiagnosticAsks,
    },
    {
      icon: Lightbulb,
      title: LANDING.get().learnHowToThink,
      text: LANDING.get().eachQuestionNamesIts,
    },
    {
      icon: BookOpenCheck,
      title: LANDING.get().seeHowItIs,
      text: LANDING.get().everyAnswerIsMarked,
    },
  ] as const;

const readPromises = () =>
  [
    { icon: ShieldCheck, text: LANDING.get().noAdvertsNothingTo },
    { icon: HeartHandshake, text: LANDING.get().aRightAnswerCounts },
    { icon: Save, text: LANDING.get().yourWorkIsKept },
  ] as const;

/** The front door while nobody is signed in. */
export function LandingPage() {
  const t = useMessages(LANDING);
  usePageTitle(t.welcome);
  return (
    <div className="landing">
      <header className="landing__head">
        <span className="brand">
          <Fox size={44} />
          <span>{t.sumfox}</span>
        </span>
        <Link className="action" to="/login">
          {t.logIn}
        </Link>
      </header>
      <main>
        <section className="landing__hero">
          <div className="landing__words">
            <p className="chip">{t.primary1ToPrimary}</p>
            <h1>{t.mathsPracticeThatShows}</h1>
            <p className="landing__lead">{t.practiseEachTopicAnd}</p>
            <div className="landing__actions">
              <Link className="action action--go" to="/register">
                {t.startFreeTrial}
              </Link>
              <Link className="action action--large" to="/login">
                {t.logIn}
              </Link>
            </div>
            <p className="note">
              {t.sevenDaysFree} <Link to="/register2">{t.signUpParentAnd}</Link>
            </p>
          </div>
          <div className="landing__picture" aria-hidden="true">
            <div className="landing__sum card">
              <MathText text="1/2 + 1/4 = ___" />
            </div>
            <div className="landing__fox" />
          </div>
        </section>
        <section className="landing__steps" aria-label={t.howItWorks}>
          {readSteps().map(({ icon: Icon, title, text }) => (
            <div className="card landing__step" key={title}>
              <Icon className="landing__icon" size={32} aria-hidden />
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </section>
        <section className="landing__parents card" aria-labelledby="parents">
          <h2 id="parents">{t.forParents}</h2>
          <p>{t.whatParentsGet}</p>
        </section>
        <section className="landing__promises" aria-labelledby="promises">
          <h2 id="promises">{t.ourPromises}</h2>
          <ul>
            {readPromises().map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={26} aria-hidden className="landing__icon" />
                <span>
                  <MathText text={text} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}
