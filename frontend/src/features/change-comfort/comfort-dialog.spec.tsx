import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPaper, buildPupil } from '../../testing/papers.js';
import { renderAppAt } from '../../testing/render-app.js';
import { scriptServer } from '../../testing/scripted-server.js';
import { changeComfort } from '../../entities/comfort/comfort.store.js';

const html = () => document.documentElement;
/** What the page wears for comfort; the dress of a pupil's pages stands beside it. */
const comfort = () => {
  const { child: _dress, ...rest } = html().dataset;
  return rest;
};
const storedOf = (userId: string): unknown => JSON.parse(localStorage.getItem(`comfort:${userId}`) ?? 'null');

function servePupil(userId: string) {
  return scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ userId }) } }),
    'GET /api/assessments/access/7': () => ({ body: { assessment: buildPaper() } }),
  });
}

async function openPanel(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'How it looks and sounds' }));
  return screen.findByRole('dialog', { name: 'How It Looks and Sounds' });
}

beforeEach(() => {
  localStorage.clear();
});

describe('the comfort panel', () => {
  it('takes every choice at once, for the page and for this pupil', async () => {
    servePupil('mei');
    const { unmount } = renderAppAt('/assessment/7');
    const panel = await openPanel();
    const choose = (name: string) => userEvent.click(within(panel).getByRole('radio', { name }));
    await choose('Largest');
    await userEvent.click(within(panel).getByRole('checkbox', { name: /^More space/ }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: /^Strong contrast/ }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: /^Calm/ }));
    await choose('Left hand');
    expect(comfort()).toEqual({
      text: '150',
      spacing: 'wide',
      contrast: 'strong',
      motion: 'calm',
      hand: 'left',
    });
    expect(storedOf('mei')).toEqual({
      textSize: 150,
      wideSpacing: true,
      strongContrast: true,
      calmMotion: true,
      leftHanded: true,
    });

    await userEvent.click(within(panel).getByRole('button', { name: 'Back to Usual' }));
    expect(comfort()).toEqual({});
    expect(within(panel).getByRole<HTMLInputElement>('radio', { name: 'Usual' }).checked).toBe(true);
    await userEvent.click(within(panel).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
  });

  it('dresses the page for who is signed in and for nobody else', async () => {
    changeComfort('mei', { textSize: 125 });
    changeComfort('jun', { leftHanded: true });
    servePupil('mei');
    const mei = renderAppAt('/assessment/7');
    await screen.findByRole('heading', { name: /^Question 1/ });
    expect(comfort()).toEqual({ text: '125' });
    mei.unmount();
    expect(comfort()).toEqual({});

    servePupil('jun');
    const jun = renderAppAt('/assessment/7');
    await screen.findByRole('heading', { name: /^Question 1/ });
    expect(comfort()).toEqual({ hand: 'left' });
    jun.unmount();
    expect(storedOf('mei')).toEqual({ textSize: 125 });
  });

  it('says so where the device has no voice', async () => {
    servePupil('mei');
    const { unmount } = renderAppAt('/assessment/7');
    const panel = await openPanel();
    expect(within(panel).getByText(/This device has no English voice/)).toBeTruthy();
    expect(within(panel).queryByRole('group', { name: 'Reading speed' })).toBeNull();
    unmount();
  });

  it('holds for the page where the device refuses to store', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    servePupil('full-device');
    const { unmount } = renderAppAt('/assessment/7');
    const panel = await openPanel();
    await userEvent.click(within(panel).getByRole('radio', { name: 'Large' }));
    expect(html().dataset['text']).toBe('125');
    refuse.mockRestore();
    unmount();
  });
});

it('is opened from the user menu too, by a pupil only', async () => {
  servePupil('mei');
  const { unmount } = renderAppAt('/no-such-page');
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'How It Looks and Sounds' }));
  expect(await screen.findByRole('dialog', { name: 'How It Looks and Sounds' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  unmount();

  scriptServer({ 'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'parent' }) } }) });
  renderAppAt('/no-such-page');
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  expect(screen.getByRole('link', { name: 'My Profile' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'How It Looks and Sounds' })).toBeNull();
});
