import { useCallback } from 'react';
import { playSound } from '../../shared/lib/play-sound.js';
import type { SoundName } from '../../shared/lib/sound-name.js';
import { useComfort } from './use-comfort.js';

/** Plays the sounds of the pages for a pupil who has chosen them. Calm, by choice or by the device, is silent. */
export function useSounds(): (name: SoundName) => void {
  const [{ sounds, calmMotion }] = useComfort();
  const isOn = sounds && !calmMotion;
  return useCallback(
    (name) => {
      if (isOn && !matchMedia('(prefers-reduced-motion: reduce)').matches) playSound(name);
    },
    [isOn],
  );
}
