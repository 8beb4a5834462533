import { Palette } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLook } from '../../entities/look/index.js';

/** The way to the own look, for a pupil who has no animal yet (HOME-15). */
export function LookCard() {
  const [{ animal }] = useLook();
  if (animal !== null) return null;
  return (
    <Link className="look-card" to="/my-look">
      <Palette size={32} aria-hidden />
      Pick your animal and your place
    </Link>
  );
}
