/** A sound of a child's page. Time, streaks and leaving have none. */
export type SoundName = 'open' | 'right' | 'fixed' | 'not-yet' | 'place' | 'award';

/** Plays a sound. What makes it is fetched with the first one; where it cannot be had, the page stays silent. */
export function playSound(name: SoundName): void {
  import('./sounds.js').then(
    ({ makeSound }) => makeSound(name),
    () => undefined,
  );
}
