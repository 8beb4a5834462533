import { Fox } from '../shared/ui/fox.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { BOOT } from './boot.messages.js';

/** The same picture as the static page before the script runs. */
export function Boot() {
  const t = useMessages(BOOT);
  return (
    <div className="boot" role="status">
      <Fox size={96} />
      <p>{t.loading}</p>
    </div>
  );
}
