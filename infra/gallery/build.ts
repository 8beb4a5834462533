import path from 'node:path';
import { buildOnce, PAGES, runTool } from '../local/build.ts';
import { repoRoot } from '../local/paths.ts';

/** The built gallery; not part of the product, and so apart from its pages. */
const GALLERY = { output: 'infra/gallery/dist', inputs: PAGES.inputs };

export const galleryDir = path.join(repoRoot, GALLERY.output);
/** Arguments of Storybook's program, from the root. */
export const STORYBOOK = ['node_modules/storybook/dist/bin/dispatcher.js'];
export const GALLERY_CONFIG = ['--config-dir', 'frontend/gallery'];

/** Builds the gallery, unless it is already that of the present sources. @throws BuildError */
export const buildGallery = (): Promise<'built' | 'unchanged'> =>
  buildOnce(GALLERY, () =>
    runTool('The gallery does not build', [
      ...STORYBOOK,
      'build',
      ...GALLERY_CONFIG,
      '--output-dir',
      GALLERY.output,
      '--quiet',
    ]),
  );
