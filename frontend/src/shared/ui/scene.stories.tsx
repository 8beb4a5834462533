import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { SCENES, type SceneName } from '../art/scenes.js';
import { Scene } from './scene.js';

export default { component: Scene } satisfies Meta;

export const InItsStates = () => (
  <States
    of={Object.fromEntries(
      (Object.keys(SCENES) as SceneName[]).map((name) => [
        name,
        <div key={name} style={{ position: 'relative', height: 220, overflow: 'hidden' }}>
          <Scene name={name} />
        </div>,
      ]),
    )}
  />
);
