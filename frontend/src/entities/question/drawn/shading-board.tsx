import { type KeyboardEvent, useRef, useState } from 'react';
import { listRegions, listShaded, type ShadedThing, toggleRegion } from './drawn.rules.js';
import { useMessages } from '../../../shared/messages/define-messages.js';
import type { BoardProps } from './board-props.js';
import { DRAWING_BOARD } from './drawing-board.messages.js';

/** Shades parts or squares by a tap; the arrow keys go from one to the next, and space shades it. */
export function ShadingBoard({ thing, text, onPut, size, render }: BoardProps<ShadedThing>) {
  const t = useMessages(DRAWING_BOARD);
  const { regions, perRow } = listRegions(thing);
  const shaded = listShaded(thing, text);
  const [at, setAt] = useState(() => regions.findIndex(({ isGiven }) => !isGiven));
  const layer = useRef<SVGSVGElement>(null);
  const toggle = (index: number): void => {
    const region = regions[index];
    setAt(index);
    if (region && !region.isGiven) onPut(toggleRegion(thing, text, region.name), true);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: perRow,
      ArrowUp: -perRow,
    };
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' || event.key === 'Enter') toggle(at);
    else if (step !== undefined && regions[at + step]) {
      setAt(at + step);
      (layer.current?.children[at + step] as SVGElement | undefined)?.focus();
    } else return;
    event.preventDefault();
  };
  const tell = (name: string): string => (thing.kind === 'parts' ? t.part({ name }) : t.square({ name }));
  return render(
    <svg
      ref={layer}
      className="drawing-board__regions"
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      role="group"
      aria-label={t[thing.kind]}
      onKeyDown={press}
      // A tap leaves no frame round the part.
      onMouseDown={(event) => event.preventDefault()}
    >
      {regions.map(({ name, corners, isGiven }, index) => (
        <polygon
          key={name}
          role="checkbox"
          tabIndex={index === at ? 0 : -1}
          aria-label={tell(name)}
          aria-checked={isGiven || shaded.includes(name)}
          aria-disabled={isGiven}
          points={corners.map((corner) => corner.join()).join(' ')}
          onClick={() => toggle(index)}
        />
      ))}
    </svg>,
    null,
  );
}
