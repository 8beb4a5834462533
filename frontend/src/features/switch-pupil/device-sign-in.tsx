import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, QrCode, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { CallError } from '../../shared/api/call-error.js';
import { signInFault, useAfterSignIn } from '../sign-in/index.js';
import {
  DeviceChildren,
  familyDeviceQuery,
  openByCode,
  openByTap,
  type PictureName,
} from '../../entities/family-device/index.js';
import { OpenSpeaker } from '../../entities/speech/index.js';
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

/** After five tries somebody who can read is needed. */
export const needsGrownUp = (error: unknown): boolean => error instanceof CallError && error.status === 429;

/** What a child reads when a tap did not open. */
export function tapFault(error: unknown, tap: Tap | undefined): string {
  if (!(error instanceof CallError)) return signInFault(error);
  if (needsGrownUp(error)) return SWITCH_PUPIL.get().askAGrownUp;
  if (error.status !== 401) return signInFault(error);
  return tap?.pictures ? SWITCH_PUPIL.get().notThosePicturesTry : SWITCH_PUPIL.get().thisTabletMayNot;
}

/** What a child reads when a card did not open. */
function cardFault(error: unknown): string {
  if (!(error instanceof CallError)) return signInFault(error);
  if (needsGrownUp(error)) return SWITCH_PUPIL.get().askAGrownUp;
  return error.status === 401 ? SWITCH_PUPIL.get().thisCardDoesNotOpen : signInFault(error);
}

/** Browsers show no camera to a page without HTTPS, except on the machine itself. */
const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * On a shared tablet: sign in by a tap, by pictures or by a card. The form with the password is one tap away, so that a
 * small child meets nothing to read; it is there at once where no child may come in. `onForm` says whether it shows.
 */
export default function DeviceSignIn({
  form,
  onForm,
}: {
  form: ReactNode;
  onForm: (shows: boolean) => void;
}) {
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
  const [way, setWay] = useState<'children' | 'pictures' | 'card' | 'password'>('children');
  const CardReader = useLatePart(loadCardReader, way === 'card')?.default;
  const isClosed = device.isError || device.data?.children.length === 0;
  const showsForm = isClosed || way === 'password';
  useEffect(() => onForm(showsForm), [onForm, showsForm]);
  if (isClosed) return form;
  if (way === 'password')
    return (
      <>
        <Button tone="quiet" className="device-sign-in__back" onClick={() => setWay('children')}>
          <ChevronLeft size={22} aria-hidden /> {t.whoIsLearningToday}
        </Button>
        {form}
      </>
    );
  const heading = <h2 id="device-heading">{t.whoIsLearningToday}</h2>;
  if (way === 'card')
    return (
      <section className="device-sign-in" aria-labelledby="device-heading">
        <div className="visually-hidden">{heading}</div>
        {CardReader ? (
          <CardReader
            busy={card.isPending}
            fault={card.isError ? cardFault(card.error) : null}
            onCode={(code) => card.mutate(code)}
            onBack={() => {
              setWay('children');
              card.reset();
            }}
          />
        ) : (
          <Skeleton heights={[320]} />
        )}
      </section>
    );
  const isAsking = way === 'pictures';
  const grownUps = (tone: 'key' | 'go') => (
    <Button tone={tone} disabled={open.isPending} onClick={() => setWay('password')}>
      <Users size={26} aria-hidden /> {t.grownUps}
    </Button>
  );
  return (
    <section className="device-sign-in" aria-labelledby="device-heading">
      <div className={isAsking ? 'visually-hidden' : 'device-sign-in__head'}>
        {heading}
        {!isAsking && (
          <OpenSpeaker names={t.whoIsLearning} passages={[{ place: 'who', text: t.whoIsLearningToday }]} />
        )}
      </div>
      <DeviceChildren
        busy={open.isPending}
        onAsk={(asking) => {
          setWay(asking ? 'pictures' : 'children');
          open.reset();
        }}
        fault={open.isError ? tapFault(open.error, open.variables) : null}
        locked={needsGrownUp(open.error) ? grownUps('go') : undefined}
        onOpen={({ userId }, pictures) => open.mutate({ userId, pictures })}
      />
      {!isAsking && (
        <div className="device-sign-in__keys">
          {hasCamera() && (
            <Button tone="key" disabled={open.isPending} onClick={() => setWay('card')}>
              <QrCode size={26} aria-hidden /> {t.showMyCard}
            </Button>
          )}
          {grownUps('key')}
        </div>
      )}
    </section>
  );
}
