import { Fox } from '../shared/ui/fox.js';

/** The same picture as the static page before the script runs. */
export function Boot() {
  return (
    <div className="boot" role="status">
      <Fox size={96} />
      <p>Loading</p>
    </div>
  );
}
