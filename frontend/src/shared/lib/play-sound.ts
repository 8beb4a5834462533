import type { SoundName } from './sound-name.js';

/** Plays a sound. What makes it is fetched with the first one; where it cannot be had, the page stays silent. */
export function playSound(name: SoundName): void {
  import('./sounds.js').then(
    ({ makeSound }) => makeSound(name),
    () => undefined,
  );
}
