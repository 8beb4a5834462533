import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UserContext } from '../account/user-context.js';
import { buildPupil } from '../../testing/papers.js';
import { scriptSpeech } from '../../testing/scripted-speech.js';
import { changeComfort } from '../comfort/comfort.store.js';
import { ReadableText } from './readable-text.js';
import { Speaker } from './speaker.js';

const BRITISH = { lang: 'en-GB', localService: true, default: false };
const STEM = 'Ali has 2 3/4 kg of rice. He cooks 1/2 kg of it.';

let speech: ReturnType<typeof scriptSpeech>;
beforeEach(() => {
  speech = scriptSpeech([BRITISH]);
  localStorage.clear();
  changeComfort('pupil-1', null);
});
afterEach(() => {
  speech.remove();
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
});

function touched(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
}

function Question({ text, place = 'question' }: { text: string; place?: string }) {
  return (
    <>
      <ReadableText place={place} text={text} />
      <Speaker leads names="the question" passages={[{ place, text }]} />
    </>
  );
}

const asPupil = (content: React.ReactNode, gradeLevel: 'Primary 2' | 'Primary 5' = 'Primary 5') => (
  <UserContext value={buildPupil({ gradeLevel })}>{content}</UserContext>
);
const button = () => screen.findByRole('button', { name: 'Read the question aloud' });
const marked = () => document.querySelector('.math-text__spoken')?.textContent ?? null;

/** The button may show a moment before the page hears its key. */
const pressUntil = (isSpeaking: boolean) =>
  waitFor(() => {
    fireEvent.keyDown(document.body, { code: 'KeyR', altKey: true });
    expect(speech.isSpeaking()).toBe(isSpeaking);
  });

describe('a speaker', () => {
  it('reads one sentence after the other, marks the one it is at, and ends', async () => {
    render(asPupil(<Question text={STEM} />));
    fireEvent.click(await button());
    expect(speech.lines).toEqual([
      { text: 'Ali has two and three quarters kilograms of rice.', rate: 0.9, voice: 'en-GB' },
    ]);
    expect(marked()).toContain('Ali has');
    expect(screen.getByRole('button', { name: 'Stop reading' })).toBeTruthy();
    act(() => speech.finishLine());
    expect(speech.texts()[1]).toBe('He cooks one half of a kilogram of it.');
    expect(marked()).toContain('He cooks');
    act(() => speech.finishLine());
    expect(speech.lines).toHaveLength(2);
    expect(marked()).toBeNull();
    expect(await button()).toBeTruthy();
  });

  it('falls silent at a second press, and starts again at a third', async () => {
    render(asPupil(<Question text={STEM} />));
    fireEvent.click(await button());
    fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(speech.isSpeaking()).toBe(false);
    expect(marked()).toBeNull();
    fireEvent.click(await button());
    expect(speech.lines).toHaveLength(2);
  });

  it('reads by Alt+R, and stops by it', async () => {
    render(asPupil(<Question text={STEM} />));
    await button();
    await pressUntil(true);
    await pressUntil(false);
    fireEvent.keyDown(document.body, { code: 'KeyR' });
    expect(speech.isSpeaking()).toBe(false);
  });

  it('falls silent when it is taken off the page', async () => {
    const { rerender } = render(asPupil(<Question text={STEM} />));
    fireEvent.click(await button());
    rerender(asPupil(<p>Another page</p>));
    expect(speech.isSpeaking()).toBe(false);
  });

  it('falls silent when the page is hidden', async () => {
    render(asPupil(<Question text={STEM} />));
    fireEvent.click(await button());
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.isSpeaking()).toBe(false);
    expect(marked()).toBeNull();
  });

  it('gives way to another one, whose reading the first does not end', async () => {
    render(
      asPupil(
        <>
          <Question text={STEM} />
          <Speaker names="hint 1" passages={[{ place: 'hint-0', text: 'Draw a bar.' }]} />
        </>,
      ),
    );
    fireEvent.click(await button());
    fireEvent.click(screen.getByRole('button', { name: 'Read hint 1 aloud' }));
    expect(speech.texts().at(-1)).toBe('Draw a bar.');
    expect(screen.getAllByRole('button', { name: 'Stop reading' })).toHaveLength(1);
    act(() => speech.finishLine());
    expect(speech.lines).toHaveLength(2);
  });

  it('goes back to rest when the voice fails or never begins', async () => {
    render(asPupil(<Question text={STEM} />));
    fireEvent.click(await button());
    act(() => speech.failLine());
    expect(await button()).toBeTruthy();

    jest.useFakeTimers();
    speech.remove();
    speech = scriptSpeech([BRITISH]);
    Object.assign(window.speechSynthesis, { speak: () => undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Read the question aloud' }));
    expect(screen.getByRole('button', { name: 'Stop reading' })).toBeTruthy();
    act(() => void jest.advanceTimersByTime(8_000));
    expect(screen.getByRole('button', { name: 'Read the question aloud' })).toBeTruthy();
    jest.useRealTimers();
  });

  it('is there as soon as a voice is, and not before', async () => {
    speech.setVoices([{ ...BRITISH, lang: 'zh-CN' }]);
    render(asPupil(<Question text={STEM} />));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => speech.setVoices([BRITISH]));
    expect(await button()).toBeTruthy();
  });

  it('is not there where the pupil wants nothing read, nor where the browser cannot speak', async () => {
    changeComfort('pupil-1', { readAloud: 'off' });
    const { unmount } = render(asPupil(<Question text={STEM} />));
    await act(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    changeComfort('pupil-1', null);
    speech.remove();
    render(asPupil(<Question text={STEM} />));
    await act(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads at the speed chosen', async () => {
    changeComfort('pupil-1', { speed: 'slow' });
    render(asPupil(<Question text="Go." />));
    fireEvent.click(await button());
    expect(speech.lines[0]?.rate).toBe(0.7);
  });
});

describe('reading to a pupil of Primary 1 or 2', () => {
  it('waits for a first touch, then reads each question as it comes up', async () => {
    touched(false);
    const { rerender } = render(asPupil(<Question key="1" text="How many cats?" />, 'Primary 2'));
    await button();
    expect(speech.lines).toEqual([]);
    fireEvent.pointerUp(document.body);
    expect(speech.texts()).toEqual(['How many cats?']);
    fireEvent.pointerUp(document.body);
    fireEvent.keyUp(document.body);
    expect(speech.lines).toHaveLength(1);

    touched(true);
    rerender(asPupil(<Question key="2" text="How many dogs?" />, 'Primary 2'));
    await screen.findByRole('button', { name: 'Stop reading' });
    expect(speech.texts()).toEqual(['How many cats?', 'How many dogs?']);
  });

  it('lets a first touch on a speaker mean that speaker', async () => {
    touched(false);
    render(asPupil(<Question text="How many cats?" />, 'Primary 2'));
    fireEvent.pointerUp(await button());
    fireEvent.click(await button());
    expect(speech.lines).toHaveLength(1);
    expect(speech.isSpeaking()).toBe(true);
  });

  it('reads nothing of itself to others', async () => {
    touched(true);
    render(asPupil(<Question text="How many cats?" />, 'Primary 5'));
    await button();
    fireEvent.pointerUp(document.body);
    expect(speech.lines).toEqual([]);
  });
});
