import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '../../shared/api/query-client.js';
import { scriptServer } from '../../testing/scripted-server.js';
import { PlaceInLine } from './place-in-line.js';
import { placeInLineQuery } from './place-in-line.queries.js';

/** The note of a call that asked for its place once. */
async function showPlace(ahead: number | null): Promise<string> {
  const server = scriptServer({ 'GET /api/auth/line/r1': () => ({ body: { ahead } }) });
  const client = createQueryClient(
    () => undefined,
    () => undefined,
  );
  render(
    <QueryClientProvider client={client}>
      <PlaceInLine requestId="r1" />
    </QueryClientProvider>,
  );
  expect(server.calls).toHaveLength(0);
  await client.refetchQueries({ queryKey: placeInLineQuery('r1').queryKey });
  await waitFor(() => expect(server.callsTo('GET /api/auth/line/r1')).toHaveLength(1));
  return screen.getByRole('status').textContent;
}

describe('PlaceInLine', () => {
  it.each([
    [12, 'Many people are signing in. 12 people are before you.'],
    [1, 'Many people are signing in. 1 person is before you.'],
    [0, 'Many people are signing in. You are next.'],
    [null, ''],
  ])('says in words that %j people are before a call', async (ahead, sentence) => {
    expect(await showPlace(ahead)).toBe(sentence);
  });
});
