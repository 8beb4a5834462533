import { useState, type ReactNode } from 'react';

/** Holds the value of a field, so that it can be filled in the gallery. */
export function Held<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
