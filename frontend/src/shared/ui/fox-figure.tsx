import type { ReactNode } from 'react';
import { FOX_POSES, type FoxPose } from '../art/fox-poses.js';
import { useArt } from '../art/late-art.js';
import { Art } from './art.js';
import './fox-figure.css';

/**
 * The whole fox in a pose, as large as the box around it. Its tail and eyes move, unless motion is not wanted.
 * @param props.instead stands there until the drawing is fetched, and where it cannot be
 */
export function FoxFigure({ pose, instead }: { pose: FoxPose; instead?: ReactNode }) {
  const svg = useArt(FOX_POSES[pose]);
  return svg === null && instead ? instead : <Art svg={svg} className={`fox-figure fox-figure--${pose}`} />;
}
