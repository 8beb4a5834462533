import { useMessages } from '../../shared/messages/define-messages.js';
import { FIXED_PRIDE } from './fixed-pride.messages.js';
import { BadgePicture } from './reward-art.js';
import './fixed-pride.css';

/** Mistakes put right, with the shield of fixing: shown with pride, and not there before the first. */
export function FixedPride({ count }: { count: number }) {
  const t = useMessages(FIXED_PRIDE);
  if (count === 0) return null;
  return (
    <span className="fixed-pride">
      <span className="fixed-pride__badge">
        <BadgePicture id="first-fix" />
      </span>
      {t.mistakesPutRight({ count })}
    </span>
  );
}
