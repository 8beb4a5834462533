import type { ReactNode } from 'react';
import type { FoxPose } from '../art/fox-poses.js';
import type { SceneName } from '../art/scenes.js';
import { FoxFigure } from './fox-figure.js';
import { Scene } from './scene.js';
import './fox-band.css';

/** A strip of a place on top of a page: the fox says in a bubble what comes next, with one key to do it. */
export function FoxBand(props: { scene: SceneName; pose: FoxPose; children: ReactNode; action?: ReactNode }) {
  return (
    <section className="fox-band">
      <div className="fox-band__world">
        <Scene name={props.scene} />
      </div>
      <span className="fox-band__fox">
        <FoxFigure pose={props.pose} />
      </span>
      <div className="fox-band__bubble">
        <div className="fox-band__words">{props.children}</div>
        {props.action && <div className="fox-band__action">{props.action}</div>}
      </div>
    </section>
  );
}
