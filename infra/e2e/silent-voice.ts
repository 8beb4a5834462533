import type { Page } from '@playwright/test';

/** Adds a silent voice to a browser without voices, so that the speaker buttons show. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-SG', localService: true, default: true };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (line: { onstart?: () => void }) => line.onstart?.(),
      cancel: () => undefined,
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class {} });
  });
}
