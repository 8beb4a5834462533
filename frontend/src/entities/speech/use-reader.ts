import { useSyncExternalStore } from 'react';
import { useLatePart } from '../../shared/lib/late-part.js';
import { speaksEnglish } from './voice.rules.js';

type Reader = typeof import('./reader.js');

const loadReader = (): Promise<Reader> => import('./reader.js');

/** Voices come late in most browsers, and some never have any. */
function subscribeVoices(listener: () => void): () => void {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

function hasVoice(): boolean {
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  return speech?.getVoices().some(speaksEnglish) ?? false;
}

/** Whether this device can read English aloud. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(subscribeVoices, hasVoice);
}

/** What reads aloud; null where no voice is, or where nothing shall be read. It is fetched only where it is of use. */
export function useReader(wanted: boolean): Reader | null {
  const there = useHasVoice();
  return useLatePart(loadReader, there && wanted);
}
