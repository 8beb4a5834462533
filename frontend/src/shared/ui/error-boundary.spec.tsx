import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { failureCode } from '../lib/failure-code.js';
import { ErrorBoundary } from './error-boundary.js';

const FAILURE = new Error('boom');

function Broken(): never {
  throw FAILURE;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('ErrorBoundary says that the work is safe, and shows the next page again', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.getByText(/Your answers are safe/)).toBeTruthy();
  expect(screen.queryByText(/boom/)).toBeNull();
  rerender(
    <ErrorBoundary resetKey="/b">
      <p>fine</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('fine')).toBeTruthy();
});

it('ErrorBoundary offers the page again, a way back, and the code of the failure', () => {
  render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
  expect(screen.getByText(`Code for a grown-up: ${failureCode(FAILURE)}`)).toBeTruthy();
});
