import type { Meta } from '@storybook/react-vite';
import { useEffect } from 'react';
import { LONG_NAME, LONG_SENTENCE } from '../../../gallery/samples.js';
import { clearNotices, notify, type Notice } from './notify.js';
import Toaster from './toaster.js';

export default { component: Toaster } satisfies Meta;

function Notified({ title, text, tone }: Pick<Notice, 'title' | 'text' | 'tone'>) {
  useEffect(() => {
    notify(title, text, tone);
    return clearNotices;
  }, [title, text, tone]);
  return (
    <main style={{ minHeight: 300 }}>
      <Toaster />
    </main>
  );
}

export const Info = () => <Notified title="Saved" tone="info" />;
export const Success = () => (
  <Notified title="Paper handed in" text="Your answers are handed in." tone="success" />
);
export const Failed = () => <Notified title={LONG_NAME} text={LONG_SENTENCE} tone="error" />;
