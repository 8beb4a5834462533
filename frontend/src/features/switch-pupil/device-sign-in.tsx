import { useMutation, useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { CallError } from '../../shared/api/call-error.js';
import { signInFault, useAfterSignIn } from '../sign-in/index.js';
import {
  DeviceChildren,
  familyDeviceQuery,
  openByCode,
  openByTap,
  type PictureName,
} from '../../entities/family-device/index.js';
import { useLatePart } from '../../shared/lib/late-part.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { loadCardReader } from '../read-card/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SWITCH_PUPIL } from './switch-pupil.messages.js';

/** A child who wants in, with the pictures tapped; null for a child who needs none. */
export interface Tap {
  userId: string;
  pictures: PictureName[] | null;
}

/** What a child reads when a tap did not open. */
export function tapFault(error: unknown, tap: Tap | undefined): string {
  if (!(error instanceof CallError)) return signInFault(error);
  // After five tries somebody who can read is needed.
  if (error.status === 429) return SWITCH_PUPIL.get().askAGrownUp;
  if (error.status !== 401) return signInFault(error);
  return tap?.pictures ? SWITCH_PUPIL.get().notThosePicturesTry : SWITCH_PUPIL.get().thisTabletMayNot;
}

/** What a child reads when a card did not open. */
function cardFault(error: unknown): string {
  if (!(error instanceof CallError)) return signInFault(error);
  if (error.status === 429) return SWITCH_PUPIL.get().askAGrownUp;
  return error.status === 401 ? SWITCH_PUPIL.get().thisCardDoesNotOpen : signInFault(error);
}

/** Browsers show no camera to a page without HTTPS, except on the machine itself. */
const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * On a shared tablet: sign in by a tap, by pictures or by a card, above the form with the password. `onAsk` says whether pictures
 * are being asked for: then nothing else should be in a small child's way.
 */
export default function DeviceSignIn({ onAsk }: { onAsk: (asking: boolean) => void }) {
  const t = useMessages(SWITCH_PUPIL);
  const device = useQuery(familyDeviceQuery);
  const afterSignIn = useAfterSignIn();
  const open = useMutation({
    mutationFn: ({ userId, pictures }: Tap) => openByTap(userId, pictures),
    onSuccess: ({ user }) => afterSignIn(user),
  });
  const card = useMutation({
    mutationFn: openByCode,
    onSuccess: ({ user }) => afterSignIn(user),
  });
  const [showsCard, setShowsCard] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const CardReader = useLatePart(loadCardReader, showsCard)?.default;
  const showCard = (shows: boolean): void => {
    setShowsCard(shows);
    card.reset();
    onAsk(shows);
  };
  // The form with the password stands below in any case.
  if (device.isError || device.data?.children.length === 0) return null;
  if (showsCard)
    return (
      <section className="device-sign-in" aria-labelledby="device-heading">
        <h2 id="device-heading">{t.whoIsLearningToday}</h2>
        {CardReader ? (
          <CardReader
            busy={card.isPending}
            fault={card.isError ? cardFault(card.error) : null}
            onCode={(code) => card.mutate(code)}
            onBack={() => showCard(false)}
          />
        ) : (
          <Skeleton heights={[320]} />
        )}
      </section>
    );
  return (
    <section className="device-sign-in" aria-labelledby="device-heading">
      <h2 id="device-heading">{t.whoIsLearningToday}</h2>
      <DeviceChildren
        busy={open.isPending}
        onAsk={(asking) => {
          setIsAsking(asking);
          onAsk(asking);
        }}
        fault={open.isError ? tapFault(open.error, open.variables) : null}
        onOpen={({ userId }, pictures) => open.mutate({ userId, pictures })}
      />
      {!isAsking && hasCamera() && (
        <Button large disabled={open.isPending} onClick={() => showCard(true)}>
          <QrCode size={26} aria-hidden /> {t.showMyCard}
        </Button>
      )}
    </section>
  );
}
