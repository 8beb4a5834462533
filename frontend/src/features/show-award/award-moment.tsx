import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { useEffect, useId, useRef } from 'react';
import { useSounds } from '../../entities/comfort/index.js';
import { BadgePicture } from '../../entities/reward/index.js';
import { Speaker } from '../../entities/speech/index.js';
import { FoxFigure } from '../../shared/ui/fox-figure.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { awardLine } from './award-line.rules.js';
import { SHOW_AWARD } from './show-award.messages.js';
import './award-moment.css';

/** Fireflies of the night, each at a place of its own. */
const FIREFLIES = 12;

/** The moment of a badge: night, a glow behind it, and one key. It waits; nothing closes by itself, nothing counts up. */
export default function AwardMoment({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  const t = useMessages(SHOW_AWARD);
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const line = awardLine(badge.id);
  const play = useSounds();
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (!isAnnounced.current) play('award');
    isAnnounced.current = true;
  }, [play]);
  useEffect(() => {
    const element = box.current;
    if (!element || element.open) return undefined;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    return () => {
      if (typeof element.close === 'function') element.close();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className="award"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A strict render closes and opens it again.
        if (!box.current?.open) onClose();
      }}
    >
      <span className="award__rays" aria-hidden="true" />
      {Array.from({ length: FIREFLIES }, (_, i) => (
        <i
          key={i}
          className="award__firefly"
          style={{
            left: `${(i * 37 + 6) % 96}%`,
            top: `${(i * 53 + 8) % 90}%`,
            animationDelay: `${-i * 0.7}s`,
          }}
        />
      ))}
      <div className="award__middle">
        <span className="award__badge">
          <BadgePicture id={badge.id} />
        </span>
        <h2 id={titleId}>{badge.name}</h2>
        <p>{badge.description}</p>
        <Speaker
          names={t.theBadge}
          passages={[{ place: 'award', text: `${badge.name}. ${badge.description} ${line}` }]}
        />
        <button
          type="button"
          className="award__key"
          onClick={() => {
            play('place');
            onClose();
          }}
        >
          {t.putItInMy}
        </button>
      </div>
      <span className="award__fox">
        <span className="award__line">{line}</span>
        <FoxFigure pose="cheer" />
      </span>
    </dialog>
  );
}
