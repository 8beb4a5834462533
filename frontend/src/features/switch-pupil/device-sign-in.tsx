import { useMutation, useQuery } from '@tanstack/react-query';
import { CallError } from '../../shared/api/call-error.js';
import { signInFault, useAfterSignIn } from '../sign-in/index.js';
import {
  DeviceChildren,
  familyDeviceQuery,
  openByTap,
  type PictureName,
} from '../../entities/family-device/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SWITCH_PUPIL } from './switch-pupil.messages.js';

/** A child who wants in, with the pictures tapped; null for a child who needs none. */
export interface Tap {
  userId: string;
  pictures: PictureName[] | null;
}

/** What a child reads when a tap did not open. */
export function tapFault(error: unknown, tap: Tap | undefined): string {
  if (!(error instanceof CallError) || error.status !== 401) return signInFault(error);
  return tap?.pictures ? SWITCH_PUPIL.get().notThosePicturesTry : SWITCH_PUPIL.get().thisTabletMayNot;
}

/**
 * On a shared tablet: sign in by a tap, or by pictures, above the form with the password. `onAsk` says whether pictures
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
  // The form with the password stands below in any case.
  if (device.isError || device.data?.children.length === 0) return null;
  return (
    <section className="device-sign-in" aria-labelledby="device-heading">
      <h2 id="device-heading">{t.whoIsLearningToday}</h2>
      <DeviceChildren
        busy={open.isPending}
        onAsk={onAsk}
        fault={open.isError ? tapFault(open.error, open.variables) : null}
        onOpen={({ userId }, pictures) => open.mutate({ userId, pictures })}
      />
    </section>
  );
}
