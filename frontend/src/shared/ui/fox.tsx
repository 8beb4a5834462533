import './fox.css';

/** `hello` greets, `thinking` marks, `cheer` rejoices, `rest` pauses, `puzzled` has lost its way. Never sad. */
export type FoxFace = 'hello' | 'thinking' | 'cheer' | 'rest' | 'puzzled';

const INK = '#2a1a2c';
const ORANGE = '#f58634';
const CREAM = '#fff3e0';

/** Closed eyes, smiling or at rest; null where they are open. */
const CLOSED_EYES: Partial<Record<FoxFace, string>> = {
  cheer: 'M80 100q11-16 22 0m36 0q11-16 22 0',
  rest: 'M80 96q11 12 22 0m36 0q11 12 22 0',
};
/** Where open eyes look, from the middle. */
const GAZES: Partial<Record<FoxFace, string>> = { thinking: 'translate(3 -4)', puzzled: 'translate(-3 2)' };
const BROWS: Partial<Record<FoxFace, string>> = {
  thinking: 'M81 76q8-5 16-3m46-3q8-3 16 4',
  puzzled: 'M80 80q8-7 17-8m46 0q9 1 17 8',
};
const SMILE = 'M120 125v4c0 7-13 9-17 2m17-2c0 7 13 9 17 2';
const LAUGH = 'M103 129q17 6 34 0c0 11-8 18-17 18s-17-7-17-18';

function Eyes({ face }: { face: FoxFace }) {
  const closed = CLOSED_EYES[face];
  if (closed) return <path fill="none" stroke={INK} strokeLinecap="round" strokeWidth="5" d={closed} />;
  return (
    <g transform={GAZES[face]}>
      {[91, 149].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="97" rx="10" ry="13" fill={INK} />
          <circle cx={x + 3.5} cy="92" r="4.2" fill="#fff" />
          <circle cx={x - 3.5} cy="102" r="2" fill="#fff" opacity=".8" />
        </g>
      ))}
    </g>
  );
}

/** One half of what is the same on both sides. */
function Ear() {
  return (
    <>
      <path fill={ORANGE} d="M62 92c-14-26-17-56-9-74 3-6 9-7 14-3 17 13 33 28 43 43Z" />
      <path fill="#5e2f1b" d="M53 18c3-6 9-7 14-3 8 6 15 12 22 19-14 2-28 7-39 15-1-12 0-23 3-31" />
      <path fill="#f3d9b8" d="M70 78c-8-16-10-31-7-40q18 12 30 27Z" />
    </>
  );
}

/** The mascot's head, as in `shared/art/fox`. Decoration only: the words beside it say everything. */
export function Fox({ face = 'hello', size = 96 }: { face?: FoxFace; size?: number }) {
  return (
    <svg className={`fox fox--${face}`} viewBox="34 0 172 172" width={size} height={size} aria-hidden="true">
      <Ear />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Ear />
      </g>
      <path
        fill={ORANGE}
        d="M120 40c34 0 58 18 64 46 2 11 9 20 18 26-6 4-13 5-19 4q3 7.5 0 15c-6 1-12 0-17-3a54.6 54.6 0 0 1-92 0c-5 3-11 4-17 3q-3-7.5 0-15c-6 1-13 0-19-4 9-6 16-15 18-26 6-28 30-46 64-46"
      />
      <path
        fill={CREAM}
        d="M120 153c18 0 34-8 46-25 5 3 11 4 17 3q3-7.5 0-15c6 1 13 0 19-4-6-4-11-9-14-15-16-4-32 2-43 12-9 8-19 6-25-7-6 13-16 15-25 7-11-10-27-16-43-12-3 6-8 11-14 15 6 4 13 5 19 4q-3 7.5 0 15c6 1 12 0 17-3 12 17 28 25 46 25"
      />
      <g fill="#ffb08a" opacity=".8">
        <ellipse cx="73" cy="117" rx="10" ry="6.5" />
        <ellipse cx="167" cy="117" rx="10" ry="6.5" />
      </g>
      <Eyes face={face} />
      <g fill="none" strokeLinecap="round">
        <path stroke="#db6119" strokeWidth="4" d={BROWS[face] ?? 'M82 78q8-5 16-3m44 0q8-2 16 3'} />
        <path
          stroke={face === 'cheer' ? undefined : INK}
          strokeWidth="3.2"
          fill={face === 'cheer' ? '#8e2f2a' : undefined}
          d={face === 'cheer' ? LAUGH : SMILE}
        />
      </g>
      <path fill={INK} d="M110 114q10-6 20 0c1 6-5 11-10 11s-11-5-10-11" />
    </svg>
  );
}
