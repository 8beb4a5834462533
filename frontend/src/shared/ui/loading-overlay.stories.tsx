import type { Meta } from '@storybook/react-vite';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { Button } from './button.js';
import { LoadingOverlay } from './loading-overlay.js';

export default { component: LoadingOverlay } satisfies Meta;

export const Loading = () => <LoadingOverlay message="Fox is marking" />;
export const LongName = () => (
  <LoadingOverlay message={`Making a paper for ${LONG_NAME}`} subMessage={LONG_SENTENCE} pose="oops">
    <Button tone="primary">Go on without waiting</Button>
  </LoadingOverlay>
);
