import { useEffect, useState } from 'react';
import { keepDeviceText, readDeviceText } from '../../shared/lib/device-text.js';
import { pickOther } from './other.rules.js';

/**
 * One of a list of at least two, never the one that this device had last, so that no two joys in a row are alike. It
 * stays as long as the part of the page that shows it.
 *
 * @param key under which the device keeps it; null where it is not shown
 */
export function useOther<One extends string>(key: string | null, list: readonly [One, ...One[]]): One {
  const [one] = useState(() => pickOther(list, key && readDeviceText(key), Math.random()) ?? list[0]);
  useEffect(() => {
    if (key !== null) keepDeviceText(key, one);
  }, [key, one]);
  return one;
}
