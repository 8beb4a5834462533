import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  type BarLayout,
  type BarModel,
  draggedUnits,
  layOutBars,
  NAME_SHARE,
  nearestPlace,
  type PartPlace,
  partText,
} from '../../entities/working/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BAR_PICTURE } from './bar-picture.messages.js';

const MOVES: Readonly<Record<string, readonly [bar: number, part: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The model as it looks. Its parts are chosen like the options of a group: one Tab stop, arrows within. */
export function BarPicture(props: {
  model: BarModel;
  width: number;
  chosen: PartPlace;
  onChoose: (place: PartPlace) => void;
  /** The right end of the chosen part is dragged to a length in whole units. */
  onDrag: (units: number) => void;
  /** A finger went over the parts of a bar from one to another. */
  onSweep: (from: PartPlace, to: PartPlace) => void;
}) {
  const t = useMessages(BAR_PICTURE);
  const { model, chosen } = props;
  const drawn = useRef(new Map<string, SVGGElement>());
  const layout = layOutBars(model, props.width);
  const pressed = useRef<PartPlace | null>(null);
  const press = (event: PointerEvent<SVGGElement>, place: PartPlace): void => {
    pressed.current = place;
    // A finger belongs to the part that it went down on, and would enter no other.
    if (event.currentTarget.hasPointerCapture?.(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
  };
  const enter = (event: PointerEvent<SVGGElement>, place: PartPlace): void => {
    const from = pressed.current;
    if (event.buttons === 1 && from?.bar === place.bar && from.part !== place.part)
      props.onSweep(from, place);
  };
  const move = (event: KeyboardEvent): void => {
    const step = MOVES[event.key];
    const place = step && nearestPlace(model, { bar: chosen.bar + step[0], part: chosen.part + step[1] });
    if (!place) return;
    event.preventDefault();
    props.onChoose(place);
    drawn.current.get(`${place.bar} ${place.part}`)?.focus();
  };
  return (
    <svg
      className="bar-picture"
      role="radiogroup"
      aria-label={t.yourBarsChooseA}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onKeyDown={move}
    >
      {layout.parts.map(({ place, box, label, fill }) => {
        const isChosen = place.bar === chosen.bar && place.part === chosen.part;
        const key = `${place.bar} ${place.part}`;
        return (
          <g
            key={key}
            ref={(element) => {
              if (element) drawn.current.set(key, element);
              else drawn.current.delete(key);
            }}
            role="radio"
            aria-checked={isChosen}
            aria-label={partText(model, place)}
            tabIndex={isChosen ? 0 : -1}
            className="bar-picture__part"
            onClick={() => props.onChoose(place)}
            onPointerDown={(event) => press(event, place)}
            onPointerEnter={(event) => enter(event, place)}
            onKeyDown={(event) => {
              if (event.key === ' ' || event.key === 'Enter') props.onChoose(place);
            }}
          >
            <rect {...box} className="bar-picture__box" style={{ fill }} />
            {isChosen && (
              <rect
                className="bar-picture__chosen"
                x={box.x + 3}
                y={box.y + 3}
                width={Math.max(1, box.width - 6)}
                height={box.height - 6}
              />
            )}
            <text x={box.x + box.width / 2} y={box.y + box.height / 2} className="bar-picture__label">
              {label}
            </text>
          </g>
        );
      })}
      <DragHandle layout={layout} chosen={chosen} onDrag={props.onDrag} />
      {layout.braces.map((path) => (
        <path key={path} d={path} className="bar-picture__brace" />
      ))}
      {layout.texts.map(({ x, y, text, align }, i) => (
        <text
          key={i}
          x={x}
          y={y}
          className={`bar-picture__text bar-picture__text--${align}`}
          {...(align === 'start' && text.length * 10 > layout.width * NAME_SHARE
            ? { textLength: layout.width * NAME_SHARE, lengthAdjust: 'spacingAndGlyphs' }
            : {})}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/**
 * The right end of the chosen part. Dragging snaps to whole units of the size that they had at the start, as the model
 * is drawn again meanwhile. Keys have the fields below.
 */
function DragHandle(props: { layout: BarLayout; chosen: PartPlace; onDrag: (units: number) => void }) {
  const { layout, chosen } = props;
  const start = useRef<{ left: number; unit: number; scale: number } | null>(null);
  const box = layout.parts.find(({ place }) => place.bar === chosen.bar && place.part === chosen.part)?.box;
  if (!box) return null;
  const begin = (event: PointerEvent<SVGGElement>): void => {
    const paper = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!paper) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const scale = paper.width / layout.width;
    start.current = { left: paper.left + box.x * scale, unit: layout.unit, scale };
  };
  const drag = (event: PointerEvent<SVGGElement>): void => {
    if (!start.current) return;
    const { left, unit, scale } = start.current;
    props.onDrag(draggedUnits((event.clientX - left) / scale, unit));
  };
  const end = (): void => {
    start.current = null;
  };
  return (
    <g
      className="bar-picture__handle"
      transform={`translate(${box.x + box.width} ${box.y + box.height / 2})`}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <circle r="24" className="bar-picture__reach" />
      <circle r="13" className="bar-picture__knob" />
      <path d="m-4-4-4 4 4 4m8-8 4 4-4 4" className="bar-picture__arrows" />
    </g>
  );
}
