import { useEffect, useRef, useState } from 'react';

/** A text for a polite live region that changes at most once in the given time, so that it never chatters. */
export function useCalmAnnouncement(text: string, everyMs = 5_000): string {
  const [spoken, setSpoken] = useState(text);
  const lastChange = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, lastChange.current + everyMs - Date.now());
    const timer = setTimeout(() => {
      lastChange.current = Date.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return spoken;
}
