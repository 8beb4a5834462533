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

const FAILED = 'That did not work. Please try again.';

/** A parent gives a child in P1 or P2 three pictures instead of a password to type. */
export function PicturePasswordCard({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['profile', profile.userId] });
  const remove = useMutation({
    mutationFn: () => dropPictures(profile.userId),
    onSuccess: async () => {
      notify('Picture Password Removed', undefined, 'success');
      await refresh();
    },
    onError: (error) => notify('That Did Not Work', errorSentence(error, FAILED), 'error'),
  });
  return (
    <section className="card profile__part" aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">Picture Password</h2>
      <p>
        {profile.hasPicturePassword
          ? `${profile.displayName} logs in with three pictures on the tablets you allow.`
          : `${profile.displayName} can log in with three pictures instead of a typed password, on the tablets you allow in your profile.`}
      </p>
      <div className="privacy__actions">
        <Button onClick={() => setChoosing(true)}>
          {profile.hasPicturePassword ? 'Choose New Pictures' : 'Choose Pictures'}
        </Button>
        {profile.hasPicturePassword && (
          <Button tone="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {remove.isPending ? 'Removing…' : 'Remove'}
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
  const { profile, onDone, onClose } = props;
  const [chosen, setChosen] = useState<PictureName[]>([]);
  const save = useMutation({
    mutationFn: () => savePictures(profile.userId, chosen),
    onSuccess: async () => {
      notify('Picture Password Saved', undefined, 'success');
      await onDone();
      onClose();
    },
  });
  return (
    <Dialog title={`Pictures for ${profile.displayName}`} onClose={onClose} busy={save.isPending}>
      <p>Choose three pictures together. Remember their order. A picture may come twice.</p>
      <PicturePad chosen={chosen} onChange={setChosen} disabled={save.isPending} />
      {save.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(save.error, FAILED)}
        </p>
      )}
      <DialogActions>
        <Button disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          tone="primary"
          disabled={save.isPending || chosen.length < PICTURE_COUNT}
          onClick={() => save.mutate()}
        >
          {save.isPending ? 'Saving…' : 'Save Pictures'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
