import type { Meta } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { LONG_NAME } from '../../../gallery/samples.js';
import { PageHeader, PageHeaderSlot } from './page-header.js';

export default { component: PageHeader } satisfies Meta;

function Shell({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <PageHeaderSlot value={slot}>
      <div ref={setSlot} />
      <main>{children}</main>
    </PageHeaderSlot>
  );
}

export const LongName = () => (
  <Shell>
    <PageHeader className="">
      <h1>{LONG_NAME}</h1>
    </PageHeader>
    <p>The page.</p>
  </Shell>
);
