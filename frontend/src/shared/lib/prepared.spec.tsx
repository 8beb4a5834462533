import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { prepared } from './prepared.js';

/** A part that comes when it is told to. */
function makePart() {
  let come = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (come = resolve));
  const Greeting = ({ name }: { name: string }) => {
    const [first] = useState(name);
    return <p>{`Hello ${name}, first ${first}`}</p>;
  };
  const Part = prepared(
    async () => {
      await arrived;
      return { Greeting };
    },
    (part) => part.Greeting,
  );
  const page = (name: string) => (
    <Suspense fallback={<p>Waiting</p>}>
      <Part name={name} />
    </Suspense>
  );
  return { Part, come, page };
}

it('shows a prepared part at once', async () => {
  const { Part, come, page } = makePart();
  come();
  await Part.prepare();
  render(page('Mei'));
  expect(screen.getByText('Hello Mei, first Mei')).toBeDefined();
});

it('waits for a part that nobody prepared, and keeps its state when it is prepared later', async () => {
  const { Part, come, page } = makePart();
  const { rerender } = render(page('Mei'));
  expect(screen.getByText('Waiting')).toBeDefined();
  come();
  await screen.findByText('Hello Mei, first Mei');
  await Part.prepare();
  rerender(page('Arun'));
  expect(screen.getByText('Hello Arun, first Mei')).toBeDefined();
});
