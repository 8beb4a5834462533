/** A sound of a child's page. Time, streaks and leaving have none. */
export type SoundName = 'open' | 'right' | 'fixed' | 'not-yet' | 'place' | 'award';
