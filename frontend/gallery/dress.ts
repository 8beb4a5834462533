import type { InputType } from 'storybook/internal/types';
import { LANGUAGES } from '../src/shared/messages/language.js';
import { PLACES, SHADES } from '../src/entities/look/index.js';

/** How the pages around a component are dressed, as chosen in the toolbar of the gallery. */
export interface Dress {
  place: string;
  shade: string;
  textSize: string;
  contrast: string;
  grade: string;
  language: string;
}

/** The dress of a pupil who has chosen nothing. */
export const PLAIN_DRESS: Dress = {
  place: 'raintree',
  shade: 'light',
  textSize: '100',
  contrast: 'usual',
  grade: 'older',
  language: 'en',
};

const choice = (title: string, icon: string, items: readonly string[]): InputType => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The choices of the toolbar. */
export const DRESS_CHOICES: Readonly<Record<keyof Dress, InputType>> = {
  place: choice('Theme', 'paintbrush', PLACES),
  shade: choice(
    'Light or dark',
    'contrast',
    SHADES.filter((shade) => shade !== 'device'),
  ),
  textSize: choice('Text size', 'zoom', ['100', '125', '150']),
  contrast: choice('Contrast', 'eye', ['usual', 'strong']),
  grade: choice('Grade', 'user', ['older', 'young']),
  language: choice('Language', 'globe', LANGUAGES),
};

function setAttribute(name: string, value: string | null): void {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

/** Dresses the page as `useAppliedLook` and its siblings do. Pages of adults know none of it. */
export function applyDress(dress: Dress, isForAdults: boolean): void {
  const { place, shade, textSize, contrast, grade } = isForAdults ? PLAIN_DRESS : dress;
  setAttribute('data-dress', Object.values(dress).join(' '));
  setAttribute('data-theme', place === PLAIN_DRESS.place ? null : place);
  setAttribute('data-dark', shade === 'dark' ? '' : null);
  setAttribute('data-text', textSize === PLAIN_DRESS.textSize ? null : textSize);
  setAttribute('data-contrast', contrast === 'strong' ? contrast : null);
  setAttribute('data-adults', isForAdults ? '' : null);
  setAttribute('data-young', grade === 'young' ? '' : null);
}
