import { type BarModel, COMPARISON, layOutBars, PART_WHOLE } from '../../entities/working/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { BAR_STARTS } from './bar-starts.messages.js';

const readStarts = () =>
  [
    { name: BAR_STARTS.get().partAndWhole, model: PART_WHOLE },
    { name: BAR_STARTS.get().compare, model: COMPARISON },
  ] as const;
const WIDTH = 190;

/** The two models that most problems begin with. */
export function BarStarts({ onStart }: { onStart: (model: BarModel) => void }) {
  const t = useMessages(BAR_STARTS);
  return (
    <div className="bar-starts" role="group" aria-label={t.beginWith}>
      {readStarts().map(({ name, model }) => (
        <button key={name} type="button" className="bar-starts__start" onClick={() => onStart(model)}>
          <Thumbnail model={model} />
          {name}
        </button>
      ))}
    </div>
  );
}

function Thumbnail({ model }: { model: BarModel }) {
  const { width, height, parts, braces, texts } = layOutBars(model, WIDTH);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {parts.map(({ box, label }) => (
        <g key={`${box.x} ${box.y}`}>
          <rect {...box} className="bar-picture__box" />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2} className="bar-picture__label">
            {label}
          </text>
        </g>
      ))}
      {braces.map((path) => (
        <path key={path} d={path} className="bar-picture__brace" />
      ))}
      {texts.map(({ x, y, text, align }) => (
        <text key={`${x} ${y}`} x={x} y={y} className={`bar-picture__text bar-picture__text--${align}`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
