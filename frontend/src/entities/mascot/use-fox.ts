import { useEffect, useState } from 'react';
import type { FoxPose } from '../../shared/art/fox-poses.js';
import { keepDeviceText, readDeviceText } from '../../shared/lib/device-text.js';
import { MOMENT_POSES, pickLine, type FoxMoment } from './fox-lines.rules.js';

/** Without a touch for so long the fox begins to read, and later to sleep. */
const READS_AFTER_MS = 30_000;
const SLEEPS_AFTER_MS = 180_000;
/** What the fox said last on this device, so that it does not say it again next. */
const LAST_LINE_KEY = 'fox-line';

interface FoxState {
  pose: FoxPose;
  line: string;
  /** The child pokes the fox: it says something else. */
  poke: () => void;
}

const speak = (moment: FoxMoment, isYoung: boolean): string =>
  pickLine(moment, isYoung, readDeviceText(LAST_LINE_KEY), Math.random());

/** The fox of a page: its pose and line by moment. It reads, then sleeps, while nobody touches the page. */
export function useFox(moment: FoxMoment, isYoung: boolean): FoxState {
  const [said, setSaid] = useState(() => ({ moment, line: speak(moment, isYoung) }));
  const [since, setSince] = useState<FoxMoment>(moment);
  if (since !== moment) {
    setSince(moment);
    setSaid({ moment, line: speak(moment, isYoung) });
  }
  useEffect(() => keepDeviceText(LAST_LINE_KEY, said.line), [said.line]);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const say = (next: FoxMoment): void => setSaid({ moment: next, line: speak(next, isYoung) });
    const rest = (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers = [
        setTimeout(() => say('idle'), READS_AFTER_MS),
        setTimeout(() => say('asleep'), SLEEPS_AFTER_MS),
      ];
    };
    const wake = (): void => {
      rest();
      setSaid((before) =>
        before.moment === 'idle' || before.moment === 'asleep'
          ? { moment, line: speak(moment, isYoung) }
          : before,
      );
    };
    rest();
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, wake);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, wake);
    };
  }, [moment, isYoung]);
  return {
    pose: MOMENT_POSES[said.moment],
    line: said.line,
    poke: () => setSaid({ moment: 'poke', line: speak('poke', isYoung) }),
  };
}
