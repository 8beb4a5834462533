import type { ArtLoader } from './late-art.js';

/** The places that children's pages stand in. Their colours are custom properties, set by the theme (`scene.css`). */
export type SceneName = 'forest' | 'harbour' | 'hawker' | 'night' | 'den';

export const SCENES: Readonly<Record<SceneName, ArtLoader>> = {
  forest: async () => (await import('./scenes/forest.svg?raw')).default,
  harbour: async () => (await import('./scenes/harbour.svg?raw')).default,
  hawker: async () => (await import('./scenes/hawker.svg?raw')).default,
  night: async () => (await import('./scenes/night.svg?raw')).default,
  den: async () => (await import('./scenes/den.svg?raw')).default,
};
