import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { type Comfort, useComfort } from '../comfort/index.js';
import { currentReading, subscribeReading, type Passage } from './reading.js';
import { useReader } from './use-reader.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SPEAKER } from './speaker.messages.js';
import './speaker.css';

interface SpeakerProps {
  /** What is read, for who cannot see where the speaker stands: "the question", "option A". */
  names: string;
  passages: readonly Passage[];
  /** Answers to Alt+R, and reads of itself where the pupil is read to. One on a page. */
  leads?: boolean;
}

/** A gesture has been made on this page; before that browsers let nothing sound. */
function hasBeenTouched(): boolean {
  return (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? false;
}

/** Reads the passages aloud, and falls silent when pressed again or taken off the page. Not there without a voice. */
export function Speaker(props: SpeakerProps) {
  const [comfort] = useComfort();
  return <VoiceKey {...props} {...comfort} />;
}

/** A {@link Speaker} of the pages before sign-in, where nobody's comfort is known. */
export function OpenSpeaker(props: SpeakerProps) {
  return <VoiceKey {...props} readAloud="tap" speed="normal" />;
}

function VoiceKey(props: SpeakerProps & Pick<Comfort, 'readAloud' | 'speed'>) {
  const { names, passages, leads = false, readAloud, speed } = props;
  const t = useMessages(SPEAKER);
  const owner = useId();
  const reader = useReader(readAloud !== 'off');
  const isReading = useSyncExternalStore(subscribeReading, () => currentReading()?.owner === owner);
  const latest = useRef({ passages, speed });
  useEffect(() => {
    latest.current = { passages, speed };
  });

  useEffect(() => {
    if (!reader) return undefined;
    return () => {
      if (currentReading()?.owner === owner) reader.stopReading();
    };
  }, [reader, owner]);

  const reads = leads && readAloud === 'auto';
  useEffect(() => {
    if (!reader || !reads) return undefined;
    const read = (): void => reader.startReading(owner, latest.current.passages, latest.current.speed);
    if (hasBeenTouched()) {
      read();
      return undefined;
    }
    const leave = (): void => {
      document.removeEventListener('pointerup', begin, true);
      document.removeEventListener('keyup', begin, true);
    };
    const begin = ({ target }: Event): void => {
      leave();
      // Whoever presses a speaker first gets what that one reads.
      const isSpeaker = target instanceof Element && target.closest('.speaker') !== null;
      if (!isSpeaker && currentReading() === null) read();
    };
    document.addEventListener('pointerup', begin, true);
    document.addEventListener('keyup', begin, true);
    return leave;
  }, [reader, reads, owner]);

  useEffect(() => {
    if (!reader || !leads) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyR') return;
      event.preventDefault();
      if (currentReading()?.owner === owner) reader.stopReading();
      else reader.startReading(owner, latest.current.passages, latest.current.speed);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [reader, leads, owner]);

  if (!reader) return null;
  const Icon = isReading ? Square : Volume2;
  return (
    <button
      type="button"
      className="round-key speaker"
      data-reading={isReading || undefined}
      aria-label={isReading ? t.stopReading : t.readAloud({ names })}
      aria-keyshortcuts={leads ? t.altR : undefined}
      onClick={() => {
        if (isReading) reader.stopReading();
        else reader.startReading(owner, passages, speed);
      }}
    >
      <Icon size={isReading ? 18 : 24} fill={isReading ? 'currentColor' : 'none'} aria-hidden />
    </button>
  );
}
