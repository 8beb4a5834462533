import type { Role } from '@sumfox/contracts/endpoint';
import './avatar.css';

const LETTERS: Record<Role, string> = { admin: 'A', parent: 'P', child: 'S' };

/** A, P or S in the colour of the role (PAGE-5). */
export function Avatar({ role }: { role: Role }) {
  return (
    <span className={`avatar avatar--${role}`} aria-hidden="true">
      {LETTERS[role]}
    </span>
  );
}
