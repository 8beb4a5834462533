import { gradeNumber, type GradeLevel } from '@sumfox/curriculum/grades';

/** How one pupil likes the pages to look and to sound (COMFORT-1). */
export interface Comfort {
  /** Percent of the usual size of text. */
  textSize: 100 | 125 | 150;
  /** More space between letters and between words; the two only help together. */
  wideSpacing: boolean;
  strongContrast: boolean;
  /** Nothing moves. A device that asks for reduced motion is heard in any case. */
  calmMotion: boolean;
  /** Working and answer change sides, so that the writing hand covers neither. */
  leftHanded: boolean;
  /** `auto` reads each question as it comes up, `tap` only when asked, `off` shows no speaker. */
  readAloud: 'auto' | 'tap' | 'off';
  speed: 'slow' | 'normal' | 'fast';
  /** Whether the time of a paper is shown (COMFORT-3). */
  showTime: boolean;
  /** Soft notes when something happens; off until chosen (COMFORT-5). */
  sounds: boolean;
}

const VALUES: { readonly [Key in keyof Comfort]: ReadonlyArray<Comfort[Key]> } = {
  textSize: [100, 125, 150],
  wideSpacing: [true, false],
  strongContrast: [true, false],
  calmMotion: [true, false],
  leftHanded: [true, false],
  readAloud: ['auto', 'tap', 'off'],
  speed: ['slow', 'normal', 'fast'],
  showTime: [true, false],
  sounds: [true, false],
};

/** The defaults of a grade: Primary 1 and 2 are read to (COMFORT-2); nobody sees a clock at first (COMFORT-3). */
export function usualComfort(grade: GradeLevel): Comfort {
  return {
    textSize: 100,
    wideSpacing: false,
    strongContrast: false,
    calmMotion: false,
    leftHanded: false,
    readAloud: gradeNumber(grade) <= 2 ? 'auto' : 'tap',
    speed: 'normal',
    showTime: false,
    sounds: false,
  };
}

function allows<Key extends keyof Comfort>(key: Key, value: unknown): value is Comfort[Key] {
  return (VALUES[key] as readonly unknown[]).includes(value);
}

/**
 * What was chosen, of a stored text. Whatever is not understood (of another release, or spoilt) is left out, so that
 * the usual takes its place.
 */
export function parseChoices(stored: string | null): Partial<Comfort> {
  const choices: Partial<Record<keyof Comfort, unknown>> = {};
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const entries = new Map<string, unknown>(Object.entries(found));
  for (const key of Object.keys(VALUES) as Array<keyof Comfort>)
    if (allows(key, entries.get(key))) choices[key] = entries.get(key);
  return choices as Partial<Comfort>;
}

/** The attributes of `<html>` by which the style sheets go; null for one that is not there. */
export function toAttributes(comfort: Comfort): Record<string, string | null> {
  return {
    'data-text': comfort.textSize === 100 ? null : String(comfort.textSize),
    'data-spacing': comfort.wideSpacing ? 'wide' : null,
    'data-contrast': comfort.strongContrast ? 'strong' : null,
    'data-motion': comfort.calmMotion ? 'calm' : null,
    'data-hand': comfort.leftHanded ? 'left' : null,
  };
}
