import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../entities/account/index.js';
import { BadgePicture } from '../../entities/reward/index.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { keepDeviceText, readDeviceText, subscribeDeviceTexts } from '../../shared/lib/device-text.js';
import { AwardMoment } from './award-moment.lazy.js';
import { findNewAward } from './new-award.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SHOW_AWARD } from './show-award.messages.js';
import './new-award.css';

/** A badge that is new to this device, as a present beside the fox. The child opens it; nothing opens by itself. */
export function NewAward({ badges }: { badges: readonly Badge[] }) {
  const t = useMessages(SHOW_AWARD);
  const { userId } = useUser();
  const key = `award-seen:${userId}`;
  const seenUntil = useSyncExternalStore(subscribeDeviceTexts, () => readDeviceText(key));
  const [opened, setOpened] = useState<Badge | null>(null);
  const award = findNewAward(badges, seenUntil, new Date(serverNow()));
  if (opened)
    return (
      <Suspense fallback={null}>
        <AwardMoment
          badge={opened}
          onClose={() => {
            if (opened.earnedAt) keepDeviceText(key, opened.earnedAt);
            setOpened(null);
          }}
        />
      </Suspense>
    );
  if (!award) return null;
  return (
    <button type="button" className="new-award" onClick={() => setOpened(award)}>
      <span className="new-award__picture hops">
        <BadgePicture id={award.id} />
      </span>
      {t.aNewBadgeFor}
    </button>
  );
}
