import { prepareArt } from '../../shared/art/late-art.js';
import { FOX_POSES } from '../../shared/art/fox-poses.js';
import { SCENES } from '../../shared/art/scenes.js';

/** The page with its picture: the place and the fox come beside the scripts, not after them. */
export const loadStudentHome = () => {
  prepareArt(SCENES.forest);
  prepareArt(FOX_POSES.wave);
  return import('./student-home.js');
};
