import { FOX_POSES, type FoxPose } from '../art/fox-poses.js';
import { useArt } from '../art/late-art.js';
import { Art } from './art.js';
import './fox-figure.css';

/** The whole fox in a pose, as large as the box around it. Its tail and eyes move, unless motion is not wanted. */
export function FoxFigure({ pose }: { pose: FoxPose }) {
  return <Art svg={useArt(FOX_POSES[pose])} className="fox-figure" />;
}
