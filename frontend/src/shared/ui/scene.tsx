import { useArt } from '../art/late-art.js';
import { SCENES, type SceneName } from '../art/scenes.js';
import { Art } from './art.js';
import './scene.css';

/** A place behind a page: it fills the box that it stands in, whose ground shows until it is there. */
export function Scene({ name }: { name: SceneName }) {
  return <Art svg={useArt(SCENES[name])} className="scene-box" />;
}
