import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary.js';

function Broken(): never {
  throw new Error('boom');
}

it('says that the work is safe, and shows the next page again', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.queryByText(/boom/)).toBeNull();
  rerender(
    <ErrorBoundary resetKey="/b">
      <p>fine</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('fine')).toBeTruthy();
  quiet.mockRestore();
});
