import { BookOpenCheck, HeartHandshake, Lightbulb, PencilLine, Save, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Fox } from '../../shared/ui/fox.js';
import { MathText } from '../../shared/ui/math-text.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import '../../shared/ui/entrance.css';
import './landing-page.css';

const STEPS = [
  {
    icon: PencilLine,
    title: 'Show what you know',
    text: 'A short diagnostic asks one question for each topic of your grade.',
  },
  {
    icon: Lightbulb,
    title: 'Learn how to think',
    text: 'Each question names its topic and its way to solve. Hints come one at a time.',
  },
  {
    icon: BookOpenCheck,
    title: 'See how it is done',
    text: 'Every answer is marked at once, with the worked steps to read.',
  },
] as const;

const PROMISES = [
  { icon: ShieldCheck, text: 'No adverts. Nothing to buy inside. No leaderboards.' },
  { icon: HeartHandshake, text: 'A right answer counts in any right form: 1/2, 0.5 or 50%.' },
  { icon: Save, text: 'Your work is kept on your tablet, even when the internet is gone.' },
] as const;

/** The front door while nobody is signed in. */
export function LandingPage() {
  usePageTitle('Welcome');
  return (
    <div className="landing">
      <header className="landing__head">
        <span className="brand">
          <Fox size={44} />
          <span>Sumfox</span>
        </span>
        <Link className="action" to="/login">
          Log In
        </Link>
      </header>
      <main>
        <section className="landing__hero">
          <div className="landing__words">
            <p className="chip">Primary 1 to Primary 6 · Singapore</p>
            <h1>Maths practice that shows you how to think</h1>
            <p className="landing__lead">
              Practise each topic and each way of solving. See what you are good at, and what to try next.
            </p>
            <div className="landing__actions">
              <Link className="action action--primary action--large" to="/register">
                Start Free Trial
              </Link>
              <Link className="action action--large" to="/login">
                Log In
              </Link>
            </div>
            <p className="note">
              7 days free. No adverts, ever. <Link to="/register2">Sign up parent and child together</Link>
            </p>
          </div>
          <div className="landing__picture" aria-hidden="true">
            <Fox size={220} />
            <div className="landing__sum card">
              <MathText text="1/2 + 1/4 = ___" />
            </div>
          </div>
        </section>
        <section className="landing__steps" aria-label="How it works">
          {STEPS.map(({ icon: Icon, title, text }) => (
            <div className="card landing__step" key={title}>
              <Icon className="landing__icon" size={32} aria-hidden />
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </section>
        <section className="landing__promises" aria-labelledby="promises">
          <h2 id="promises">Our promises</h2>
          <ul>
            {PROMISES.map(({ icon: Icon, text }) => (
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
