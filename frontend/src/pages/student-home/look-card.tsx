import { Palette } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLook } from '../../entities/look/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { STUDENT_HOME } from './student-home.messages.js';

/** The way to the own look, for a pupil who has no animal yet (HOME-15). */
export function LookCard() {
  const t = useMessages(STUDENT_HOME);
  const [{ animal }] = useLook();
  if (animal !== null) return null;
  return (
    <Link className="look-card" to="/my-look">
      <Palette size={32} aria-hidden />
      {t.pickYourAnimalAnd}
    </Link>
  );
}
