import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBoundary } from './error-boundary.js';

export default { component: ErrorBoundary } satisfies Meta;

function Broken(): never {
  throw new Error('A part of the gallery that breaks on purpose');
}

const Boundary = () => (
  <main>
    <ErrorBoundary resetKey="/">
      <Broken />
    </ErrorBoundary>
  </main>
);

export const Filled = () => (
  <main>
    <ErrorBoundary resetKey="/">
      <h1>A page</h1>
    </ErrorBoundary>
  </main>
);
export const Failed: StoryObj = { render: Boundary, tags: ['breaks'] };
export const Offline: StoryObj = { render: Boundary, parameters: { isOffline: true }, tags: ['breaks'] };
