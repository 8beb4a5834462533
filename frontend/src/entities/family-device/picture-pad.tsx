import { PICTURES, PICTURE_COUNT } from '@sumfox/contracts/identity/family-device.endpoints';
import { Delete } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import type { PictureName } from './family-device.api.js';
import { Picture } from './picture.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PICTURE_PAD } from './picture-pad.messages.js';
import './picture-pad.css';

/** `cat` → `Cat`. */
function pictureLabel(name: PictureName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Three pictures in order, by tap or key. `hidden` shows dots, so that nobody beside the child reads them off. */
export function PicturePad(props: {
  chosen: readonly PictureName[];
  onChange: (chosen: PictureName[]) => void;
  hidden?: boolean;
  disabled?: boolean;
}) {
  const t = useMessages(PICTURE_PAD);
  const { chosen, onChange, hidden = false, disabled = false } = props;
  const full = chosen.length >= PICTURE_COUNT;
  return (
    <div className="picture-pad">
      <div className="picture-pad__chosen">
        <p className="visually-hidden" role="status">
          {t.ofPicturesChosen({ count: chosen.length, pictureCount: PICTURE_COUNT })}
        </p>
        {Array.from({ length: PICTURE_COUNT }, (_, i) => {
          const picture = chosen[i];
          return (
            <span
              key={i}
              className={picture ? 'picture-pad__slot picture-pad__slot--full' : 'picture-pad__slot'}
            >
              {picture && !hidden && <Picture name={picture} size={44} />}
            </span>
          );
        })}
        <Button
          tone="key"
          disabled={disabled || chosen.length === 0}
          aria-label={t.takeTheLastPicture}
          onClick={() => onChange(chosen.slice(0, -1))}
        >
          <Delete aria-hidden size={26} />
        </Button>
      </div>
      <div className="picture-pad__pictures" role="group" aria-label={t.pictures}>
        {PICTURES.map((name) => (
          <button
            key={name}
            type="button"
            className="picture-pad__picture"
            aria-label={pictureLabel(name)}
            disabled={disabled || full}
            onClick={() => onChange([...chosen, name])}
          >
            <Picture name={name} />
          </button>
        ))}
      </div>
    </div>
  );
}
