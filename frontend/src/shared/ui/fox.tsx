import './fox.css';

/** `hello` greets, `thinking` marks, `cheer` rejoices, `rest` pauses, `puzzled` has lost its way. Never sad. */
export type FoxFace = 'hello' | 'thinking' | 'cheer' | 'rest' | 'puzzled';

const INK = '#1F2A44';

function Eyes({ face }: { face: FoxFace }) {
  if (face === 'cheer')
    return (
      <path
        d="M36 64Q43 54 50 64M70 64Q77 54 84 64"
        fill="none"
        stroke={INK}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    );
  if (face === 'rest')
    return (
      <path
        d="M36 61Q43 68 50 61M70 61Q77 68 84 61"
        fill="none"
        stroke={INK}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    );
  const look = face === 'thinking' ? { x: 3, y: -4 } : face === 'puzzled' ? { x: -2, y: 1 } : { x: 0, y: 0 };
  return (
    <g>
      <ellipse cx={43 + look.x} cy={62 + look.y} rx="5" ry={face === 'puzzled' ? 5.5 : 7} fill={INK} />
      <ellipse cx={77 + look.x} cy={62 + look.y} rx="5" ry={face === 'puzzled' ? 8 : 7} fill={INK} />
      <circle cx={45 + look.x} cy={59 + look.y} r="1.8" fill="#fff" />
      <circle cx={79 + look.x} cy={59 + look.y} r="1.8" fill="#fff" />
      {face === 'puzzled' && (
        <path
          d="M35 49Q42 45 49 48M70 46Q78 41 85 46"
          fill="none"
          stroke="#8A3A0B"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

const MOUTHS: Record<FoxFace, string> = {
  hello: 'M52 95Q60 101 68 95',
  thinking: 'M56 97Q62 95 66 97',
  cheer: 'M50 93Q60 108 70 93Z',
  rest: 'M55 96Q60 99 65 96',
  puzzled: 'M53 98Q57 94 61 97T69 96',
};

/** The mascot. Decoration only: the words beside it say everything. */
export function Fox({ face = 'hello', size = 96 }: { face?: FoxFace; size?: number }) {
  return (
    <svg className={`fox fox--${face}`} viewBox="0 0 120 120" width={size} height={size} aria-hidden="true">
      <g strokeLinejoin="round">
        <path
          d="M18 18 38 40 60 34 82 40 102 18 100 62Q92 96 60 106 28 96 20 62Z"
          fill="#F07A2B"
          stroke="#8A3A0B"
          strokeWidth="3"
        />
        <path d="M24 28 34 42 24 50ZM96 28 86 42 96 50Z" fill="#5A2A12" />
        <path d="M20 62Q38 66 60 88 82 66 100 62 92 96 60 106 28 96 20 62Z" fill="#FFF6EA" />
        <Eyes face={face} />
        <path d="M54 86Q60 82 66 86 64 92 60 92 56 92 54 86Z" fill={INK} />
        <path
          d={MOUTHS[face]}
          fill={face === 'cheer' ? '#B3402A' : 'none'}
          stroke={INK}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
