import { type ComponentProps, useSyncExternalStore } from 'react';
import { MathText } from '../../shared/ui/math-text.js';
import { currentReading, subscribeReading } from './reading.js';

/** {@link MathText} whose sentence is marked while it is read aloud. */
export function ReadableText({ place, ...rest }: { place: string } & ComponentProps<typeof MathText>) {
  const sentence = useSyncExternalStore(subscribeReading, () => {
    const reading = currentReading();
    return reading?.place === place ? reading.sentence : null;
  });
  return <MathText {...rest} spokenSentence={sentence} />;
}
