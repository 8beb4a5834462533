import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../account/index.js';
import { keepDeviceText, readDeviceText, subscribeDeviceTexts } from '../../shared/lib/device-text.js';
import { parseSettings, type ConsoleSettings } from './console-settings.rules.js';

/** How the admin at the screen likes the console, and how to change that; each admin of a computer has their own. */
export function useConsoleSettings(): [ConsoleSettings, (settings: ConsoleSettings) => void] {
  const key = `question-console:${useUser().userId}`;
  const stored = useSyncExternalStore(subscribeDeviceTexts, () => readDeviceText(key));
  const settings = useMemo(() => parseSettings(stored), [stored]);
  return [settings, (changed) => keepDeviceText(key, JSON.stringify(changed))];
}
