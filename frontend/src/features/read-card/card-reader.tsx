import { CameraOff } from 'lucide-react';
import { OpenSpeaker } from '../../entities/speech/index.js';
import { Button } from '../../shared/ui/button.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { READ_CARD } from './read-card.messages.js';
import { useCardCamera } from './use-card-camera.js';
import './card-reader.css';

/** The camera's picture as in a mirror, in which a child holds up a sign-in card. */
export default function CardReader(props: {
  busy: boolean;
  /** Why the card did not open; null for none. */
  fault: string | null;
  onCode: (code: string) => void;
  onBack: () => void;
}) {
  const t = useMessages(READ_CARD);
  const { video, isBlocked } = useCardCamera(props.onCode);
  const fault = isBlocked ? t.theCameraIsOff : props.fault;
  return (
    <div className="card-reader">
      <div className="card-reader__ask">
        {isBlocked ? (
          <CameraOff size={56} aria-hidden />
        ) : (
          <p>
            <b>{t.showYourCard}</b> {t.holdItStill}
          </p>
        )}
        <OpenSpeaker
          names={t.whatToDo}
          passages={[{ place: 'card', text: fault ?? `${t.showYourCard} ${t.holdItStill}` }]}
        />
      </div>
      {!isBlocked && (
        <div className="card-reader__mirror">
          <video ref={video} aria-label={t.camera} muted playsInline />
        </div>
      )}
      {fault && (
        <p className="field__fault card-reader__fault" role="alert">
          {fault}
        </p>
      )}
      <Button tone="key" disabled={props.busy} onClick={props.onBack}>
        {t.back}
      </Button>
    </div>
  );
}
