/**
 * How most journeys open a browser. A service worker fetches every page of a pupil into each fresh browser, and a
 * page's way in is drawn sixty times a second; both cost as much processor time as the page itself. A page that crashes
 * takes its service worker with it, for which the browser's network switch then waits for ever.
 */
export const PLAIN_CONTEXT = {
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Behaviour of a user's browser, for the journeys about it and for one long journey of a pupil on a tablet. */
export const USUAL_CONTEXT = {
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'no-preference' },
} as const;
