import { FOX_POSES } from './fox-poses.js';
import type { ArtLoader } from './late-art.js';

/** How the fox rejoices: each a drawing and a movement of its own. */
export const CHEERS = ['hop', 'clap', 'acorn', 'dance', 'wave'] as const;
export type Cheer = (typeof CHEERS)[number];

export const CHEER_POSES: Readonly<Record<Cheer, ArtLoader>> = {
  hop: FOX_POSES.cheer,
  clap: async () => (await import('./fox/clap.svg?raw')).default,
  acorn: async () => (await import('./fox/acorn.svg?raw')).default,
  dance: async () => (await import('./fox/dance.svg?raw')).default,
  wave: FOX_POSES.wave,
};
