import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildPupil } from '../testing/papers.js';
import { paintPlace } from './early-place.js';

const boot = () => document.querySelector<HTMLElement>('#root > [role="status"]');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<div id="root"><div class="boot" role="status"><img alt=""><p>Loading</p></div></div>';
});
afterEach(() => document.body.replaceChildren());

it('paintPlace shows the place and the fox, and still says that the page is loading', async () => {
  await paintPlace(buildPupil({ userId: 'mei', gradeLevel: 'Primary 2' }));
  expect(boot()?.className).toBe('boot stage stage--young');
  expect(boot()?.querySelector('.scene-box svg')).toBeTruthy();
  expect(boot()?.querySelectorAll('img')).toHaveLength(1);
  expect(boot()?.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(boot()?.textContent).toContain('Loading');
});

it('paintPlace takes the place that the pupil picked on this device', async () => {
  localStorage.setItem('look:mei', 'owl starlight light');
  await paintPlace(buildPupil({ userId: 'mei', gradeLevel: 'Primary 5' }));
  expect([boot()?.dataset.theme, boot()?.className]).toEqual(['starlight', 'boot stage']);
});

it.each(['dark', 'device'])(
  'paintPlace leaves the picture of waiting to a pupil with the shade %s',
  async (shade) => {
    localStorage.setItem('look:mei', `owl raintree ${shade}`);
    await paintPlace(buildPupil({ userId: 'mei' }));
    expect(boot()?.className).toBe('boot');
  },
);

it('paintPlace touches nothing once the home is there', async () => {
  document.body.innerHTML = '<div id="root"><main>Home</main></div>';
  await paintPlace(buildPupil({ userId: 'mei' }));
  expect(document.body.innerHTML).toBe('<div id="root"><main>Home</main></div>');
});
