import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs work once no finger and no mouse button is down, and what was pressed has had its click. What moves the page
 * while a button is being pressed takes the button away from under the finger, and the press comes to nothing.
 */
export function useAfterPress(): (work: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<Array<() => void>>([]);
  useEffect(() => {
    const press = (): void => {
      pressed.current = true;
    };
    const release = (): void => {
      pressed.current = false;
      const due = waiting.current.splice(0);
      // The click follows the release within the same task.
      setTimeout(() => due.forEach((work) => work()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((work) => {
    if (pressed.current) waiting.current.push(work);
    // A tap leaves the field after the finger is up, and clicks within the same task.
    else setTimeout(work);
  }, []);
}

/**
 * The value as it last was while nothing was being pressed: what comes in late, and makes the page longer, waits until
 * the finger is up.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => value);
  const afterPress = useAfterPress();
  useEffect(() => afterPress(() => setSettled(() => value)), [value, afterPress]);
  return settled;
}
