import type { ArtLoader } from './late-art.js';

/** What the fox does. None of them judges: `oops` holds a magnifying glass and looks again with the child. */
export type FoxPose = 'idle' | 'wave' | 'cheer' | 'think' | 'oops' | 'read' | 'sleep' | 'point' | 'head';

/** Each pose is a file of its own, fetched where it is shown. */
export const FOX_POSES: Readonly<Record<FoxPose, ArtLoader>> = {
  idle: async () => (await import('./fox/idle.svg?raw')).default,
  wave: async () => (await import('./fox/wave.svg?raw')).default,
  cheer: async () => (await import('./fox/cheer.svg?raw')).default,
  think: async () => (await import('./fox/think.svg?raw')).default,
  oops: async () => (await import('./fox/oops.svg?raw')).default,
  read: async () => (await import('./fox/read.svg?raw')).default,
  sleep: async () => (await import('./fox/sleep.svg?raw')).default,
  point: async () => (await import('./fox/point.svg?raw')).default,
  head: async () => (await import('./fox/head.svg?raw')).default,
};
