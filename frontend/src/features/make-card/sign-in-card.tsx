import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { dropCard, makeCard } from '../../entities/family-device/index.js';
import { childProfileQuery } from '../../entities/profile/index.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { notify } from '../../shared/ui/notify.js';
import { MAKE_CARD } from './make-card.messages.js';
import './sign-in-card.css';

/** A parent prints a card that a child shows to the camera of an approved tablet, and can stop it. */
export function SignInCard({ profile }: { profile: Profile }) {
  const t = useMessages(MAKE_CARD);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(childProfileQuery(profile.userId));
  const failed = (error: unknown): void =>
    notify(t.thatDidNotWork, errorSentence(error, t.tryAgain), 'error');
  const make = useMutation({
    mutationFn: () => makeCard(profile.userId),
    onSuccess: refresh,
    onError: failed,
  });
  const stop = useMutation({
    mutationFn: () => dropCard(profile.userId),
    onSuccess: async () => {
      notify(t.cardStopped, undefined, 'success');
      await refresh();
    },
    onError: failed,
  });
  const { displayName, hasSignInCard } = profile;
  return (
    <section className="card profile__part" aria-labelledby="card-heading">
      <h2 id="card-heading">{t.signInCard}</h2>
      <p>{hasSignInCard ? t.hasACard({ displayName }) : t.canShowACard({ displayName })}</p>
      <div className="privacy__actions">
        <Button disabled={make.isPending} onClick={() => make.mutate()}>
          {make.isPending ? t.making : hasSignInCard ? t.makeANewCard : t.makeACard}
        </Button>
        {hasSignInCard && (
          <Button tone="quiet" disabled={stop.isPending} onClick={() => stop.mutate()}>
            {stop.isPending ? t.stopping : t.stopTheCard}
          </Button>
        )}
      </div>
      {make.data && <CardDialog profile={profile} code={make.data.code} onClose={make.reset} />}
    </section>
  );
}

function CardDialog(props: { profile: Profile; code: string; onClose: () => void }) {
  const t = useMessages(MAKE_CARD);
  const { displayName, gradeLevel } = props.profile;
  return (
    <Dialog title={t.cardFor({ displayName })} onClose={props.onClose}>
      <p>
        {t.printItNow} {t.lostCard}
      </p>
      <div className="sign-in-card">
        <FoxAvatar name={displayName} grade={gradeLevel} size={72} />
        <b className="sign-in-card__name">{displayName}</b>
        <QRCodeSVG value={props.code} size={220} marginSize={4} aria-label={t.qrCode({ displayName })} />
        <span>{t.showItToTheCamera}</span>
      </div>
      <DialogActions>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t.print}
        </Button>
        <Button tone="primary" onClick={props.onClose}>
          {t.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
