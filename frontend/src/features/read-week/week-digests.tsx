import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../entities/account/index.js';
import { childrenQuery } from '../../entities/child/index.js';
import { WeekDigestCard } from './week-digest-card.js';
import './read-week.css';

/** The last week of each linked child. */
export function WeekDigests() {
  const user = useUser();
  const children = useQuery({ ...childrenQuery, placeholderData: user.children }).data ?? [];
  if (children.length === 0) return null;
  return (
    <div className="weeks">
      {children.map((child) => (
        <WeekDigestCard key={child.id} child={child} />
      ))}
    </div>
  );
}
