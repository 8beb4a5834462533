import type { Meta } from '@storybook/react-vite';
import { States } from '../../../gallery/states.js';
import { Art } from './art.js';

export default { component: Art } satisfies Meta;

const STAR =
  '<svg viewBox="0 0 24 24" width="64" height="64"><path fill="currentColor" d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/></svg>';

export const InItsStates = () => (
  <States of={{ filled: <Art svg={STAR} className="" />, loading: <Art svg={null} className="" /> }} />
);
