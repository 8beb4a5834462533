import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/** A part of the pages that is fetched when it is shown first, or before. */
export interface Prepared<Props, Part> {
  (props: Props): ReactElement;
  /** Fetches the part; shown after that, it is there at once, without a picture of waiting in between. */
  prepare(): Promise<Part>;
}

/** `React.lazy`, with a part that was fetched before shown at once: React holds every fallback for 300 ms. */
export function prepared<Props extends object, Part>(
  load: () => Promise<Part>,
  toComponent: (part: Part) => ComponentType<Props>,
): Prepared<Props, Part> {
  let loaded: ComponentType<Props> | null = null;
  const prepare = async (): Promise<Part> => {
    const part = await load();
    loaded = toComponent(part);
    return part;
  };
  const Late: ComponentType<Props> = lazy(async () => ({ default: toComponent(await prepare()) }));
  function Shown(props: Props): ReactElement {
    // Once on the page it stays the same component: another one would begin with empty hands.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Chosen {...props} />;
  }
  return Object.assign(Shown, { prepare });
}
