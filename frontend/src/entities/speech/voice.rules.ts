/** What of a voice decides whether it reads. */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Android writes `en_GB`. */
export function speaksEnglish({ lang }: Pick<SpeechSynthesisVoice, 'lang'>): boolean {
  return /^en\b|^en_/i.test(lang);
}

/** Nearest to how children here are spoken to, first; other English after these. */
const ACCENTS = ['en-SG', 'en-GB'];

/**
 * The voice to read with: voices of the device before those that fetch speech from the internet, Singapore before
 * Britain before other English. Null where no voice speaks English.
 */
export function pickVoice<Voice extends VoiceFacts>(voices: readonly Voice[]): Voice | null {
  const rank = (voice: Voice): number => {
    const accent = ACCENTS.indexOf(voice.lang.replace('_', '-'));
    return (
      (voice.localService ? 0 : 100) + (accent < 0 ? ACCENTS.length : accent) * 2 + (voice.default ? 0 : 1)
    );
  };
  return voices.filter(speaksEnglish).toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
