import { Link } from 'react-router-dom';
import { AnimalPicture, useLook } from '../../entities/look/index.js';

/** The way to the own look, for a pupil who has no animal yet (HOME-15). */
export function LookCard() {
  const [{ animal }] = useLook();
  if (animal !== null) return null;
  return (
    <Link className="look-card" to="/my-look">
      {(['otter', 'hornbill', 'turtle'] as const).map((each) => (
        <span key={each} className="look-card__animal">
          <AnimalPicture animal={each} />
        </span>
      ))}
      Pick your animal and your place
    </Link>
  );
}
