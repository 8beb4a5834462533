/** What the page has given to the voice. */
export interface SpokenLine {
  text: string;
  rate: number;
  voice: string;
}

class Utterance {
  voice: { lang: string } | null = null;
  lang = '';
  rate = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A device that speaks: `lines` are what it was given, `finishLine` lets it come to the end of the one it is at. */
export function scriptSpeech(voices: Array<Partial<SpeechSynthesisVoice>>) {
  const lines: SpokenLine[] = [];
  const target = new EventTarget();
  let there = voices;
  let now: Utterance | null = null;
  let cancelled = 0;
  const synthesis = Object.assign(target, {
    getVoices: () => there,
    speak: (utterance: Utterance) => {
      now = utterance;
      lines.push({ text: utterance.text, rate: utterance.rate, voice: utterance.voice?.lang ?? '' });
      utterance.onstart?.();
    },
    cancel: () => {
      cancelled += 1;
      const before = now;
      now = null;
      before?.onerror?.();
    },
  });
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  return {
    lines,
    texts: () => lines.map((line) => line.text),
    isSpeaking: () => now !== null,
    cancelled: () => cancelled,
    finishLine: () => {
      const before = now;
      now = null;
      before?.onend?.();
    },
    failLine: () => {
      const before = now;
      now = null;
      before?.onerror?.();
    },
    setVoices: (later: Array<Partial<SpeechSynthesisVoice>>) => {
      there = later;
      target.dispatchEvent(new Event('voiceschanged'));
    },
    remove: () => {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
    },
  };
}
