import { useQuery } from '@tanstack/react-query';
import { PICTURE_COUNT } from '@sumfox/contracts/identity/family-device.endpoints';
import { type ReactNode, useState } from 'react';
import { AnimalPicture, lookOf } from '../look/index.js';
import { OpenSpeaker } from '../speech/index.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { FoxAvatar } from '../../shared/ui/fox-avatar.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { type DeviceChild, type PictureName } from './family-device.api.js';
import { familyDeviceQuery } from './queries.js';
import { PicturePad } from './picture-pad.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { DEVICE_CHILDREN } from './device-children.messages.js';
import './device-children.css';

/**
 * The children whom a parent lets in on this device, one tap each; who has a picture password shows it first.
 * `onOpen` gets null for a child without pictures.
 */
export function DeviceChildren(props: {
  /** Left out of the list: who is signed in already. */
  except?: string;
  busy: boolean;
  fault: string | null;
  /** After too many tries, in the place of the pictures: no further tap would open. */
  locked?: ReactNode | undefined;
  /** A child is being asked for the pictures, or no more. */
  onAsk?: (asking: boolean) => void;
  onOpen: (child: DeviceChild, pictures: PictureName[] | null) => void;
}) {
  const t = useMessages(DEVICE_CHILDREN);
  const { except, busy, fault, onAsk, onOpen } = props;
  const device = useQuery(familyDeviceQuery);
  const [asked, setAsked] = useState<DeviceChild | null>(null);
  const ask = (child: DeviceChild | null): void => {
    setAsked(child);
    setChosen([]);
    onAsk?.(child !== null);
  };
  const [chosen, setChosen] = useState<PictureName[]>([]);

  if (!device.data)
    return device.isError ? (
      <ErrorPanel title={t.theChildrenCouldNot} error={device.error} onRetry={() => void device.refetch()} />
    ) : (
      <Skeleton heights={[120]} />
    );
  const children = device.data.children.filter((child) => child.userId !== except);
  if (children.length === 0) return <p className="note">{t.noOtherChildMay}</p>;

  if (asked)
    return (
      <div className="device-children">
        <div className="device-children__ask">
          <ChildPicture child={asked} size={72} />
          <div>
            <p className="device-children__hi">{t.hi({ displayName: asked.displayName })}</p>
            {fault ? (
              <p className="device-children__fault" role="alert">
                {fault}
              </p>
            ) : (
              <p>{t.tapYour3Pictures}</p>
            )}
          </div>
          <OpenSpeaker
            names={t.whatToTap}
            passages={[
              { place: 'hi', text: t.hi({ displayName: asked.displayName }) },
              { place: 'ask', text: fault ?? t.tapYour3Pictures },
            ]}
          />
        </div>
        {props.locked ?? (
          <PicturePad
            chosen={chosen}
            hidden
            disabled={busy}
            onChange={(pictures) => {
              setChosen(pictures);
              if (pictures.length < PICTURE_COUNT) return;
              onOpen(asked, pictures);
              setChosen([]);
            }}
          />
        )}
        <Button tone="key" disabled={busy} onClick={() => ask(null)}>
          {t.back}
        </Button>
      </div>
    );
  return (
    <div className="device-children">
      {fault && (
        <p className="device-children__fault" role="alert">
          {fault}
        </p>
      )}
      <ul className="device-children__list">
        {children.map((child) => (
          <li key={child.userId}>
            <button
              type="button"
              className="device-children__child"
              disabled={busy}
              onClick={() => {
                if (child.needsPictures) ask(child);
                else onOpen(child, null);
              }}
            >
              <ChildPicture child={child} size={children.length > 2 ? 80 : 112} />
              <b>{child.displayName}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The animal that a child picked on this device; before that the fox with the first letter of the name. */
function ChildPicture({ child, size }: { child: DeviceChild; size: number }) {
  const { animal } = lookOf(child.userId);
  if (!animal) return <FoxAvatar name={child.displayName} grade={child.gradeLevel} size={size} />;
  return (
    <span className="device-children__animal" style={{ width: size, height: size }} aria-hidden="true">
      <AnimalPicture animal={animal} />
    </span>
  );
}
