import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { rememberPupil, SELECTED_GRADE_KEY } from '../entities/account/index.js';
import { scriptHome } from '../testing/homes.js';
import { buildPupil } from '../testing/papers.js';
import { renderAppAt } from '../testing/render-app.js';
import { scriptServer } from '../testing/scripted-server.js';
import { fetchFirstParts } from './first-parts.js';

it('asks for the figures of a home before the scripts are there, and the home asks for none of them again', async () => {
  const server = scriptServer(scriptHome());
  const pupil = buildPupil();
  localStorage.setItem(SELECTED_GRADE_KEY, pupil.gradeLevel);
  rememberPupil(pupil);
  window.history.replaceState(null, '', '/');
  fetchFirstParts();
  const early = server.calls.map(({ path }) => path);
  expect(early).toHaveLength(6);
  renderAppAt('/');
  const play = await screen.findByRole('button', { name: /^Play/ });
  await waitFor(() => expect(play).toHaveProperty('disabled', false));
  for (const path of early) expect(server.calls.filter((made) => made.path === path)).toHaveLength(1);
});
