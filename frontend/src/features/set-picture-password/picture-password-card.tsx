import { PICTURE_COUNT } from '@sumfox/contracts/identity/family-device.endpoints';
import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import {
  dropPictures,
  type PictureName,
  PicturePad,
  savePictures,
} from '../../entities/family-device/index.js';
import { childProfileQuery } from '../../entities/profile/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SET_PICTURE_PASSWORD } from './set-picture-password.messages.js';

const readFailed = () => SET_PICTURE_PASSWORD.get().tryAgain;

/** A parent gives a child in P1 or P2 three pictures instead of a password to type. */
export function PicturePasswordCard({ profile }: { profile: Profile }) {
  const t = useMessages(SET_PICTURE_PASSWORD);
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const refresh = () => client.invalidateQueries(childProfileQuery(profile.userId));
  const remove = useMutation({
    mutationFn: () => dropPictures(profile.userId),
    onSuccess: async () => {
      notify(t.picturePasswordRemoved, undefined, 'success');
      await refresh();
    },
    onError: (error) => notify(t.thatDidNotWork, errorSentence(error, readFailed()), 'error', error),
  });
  return (
    <section className="card profile__part" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">{t.picturePassword}</h2>
      <p>
        {profile.hasPicturePassword
          ? t.logsInWithThree({ displayName: profile.displayName })
          : t.canLogInWith({ displayName: profile.displayName })}
      </p>
      <div className="privacy__actions">
        <Button onClick={() => setChoosing(true)}>
          {profile.hasPicturePassword ? t.chooseNewPictures : t.choosePictures}
        </Button>
        {profile.hasPicturePassword && (
          <Button tone="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? t.removing : t.remove}
          </Button>
        )}
      </div>
      {choosing && (
        <ChoosePicturesDialog profile={profile} onDone={refresh} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

function ChoosePicturesDialog(props: { profile: Profile; onDone: () => Promise<void>; onClose: () => void }) {
  const t = useMessages(SET_PICTURE_PASSWORD);
  const { profile, onDone, onClose } = props;
  const [chosen, setChosen] = useState<PictureName[]>([]);
  const save = useMutation({
    mutationFn: () => savePictures(profile.userId, chosen),
    onSuccess: async () => {
      notify(t.picturePasswordSaved, undefined, 'success');
      await onDone();
      onClose();
    },
  });
  return (
    <Dialog
      title={t.picturesFor({ displayName: profile.displayName })}
      onClose={onClose}
      busy={save.isPending}
    >
      <p>{t.chooseThreePicturesTogether}</p>
      <PicturePad chosen={chosen} onChange={setChosen} disabled={save.isPending} />
      {save.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(save.error, readFailed())}
        </p>
      )}
      <DialogActions>
        <Button disabled={save.isPending} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          tone="primary"
          disabled={save.isPending || chosen.length < PICTURE_COUNT}
          onClick={() => save.mutate()}
        >
          {save.isPending ? t.saving : t.savePictures}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
