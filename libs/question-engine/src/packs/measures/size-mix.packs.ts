import { KG_G, L_ML, MONEY, M_CM, type Style, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact, toWhole } from '../../numbers/exact.js';
import { decimalText, moneyText } from '../../numbers/number-text.js';
import {
  COIN_SCENES,
  HEAVY_SCENES,
  LARGE_VESSELS,
  LENGTH_SCENES,
  LIGHT_SCENES,
  NOTE_SCENES,
  SHORT_SCENES,
  SMALL_VESSELS,
} from './size-mix.scenes.js';
import { type SizeMixPack, sizeMixShapes } from '../../engines/amount-mix.engine.js';
import { CENTS, type Kind } from './measure-kinds.js';
import { massPicture, volumePicture } from './measure-pictures.js';

const cents: Style = {
  ...CENTS,
  unit: null,
  text: (v) => moneyText(exact(v, 100)),
  bare: (v) => moneyText(exact(v, 100)),
  countedIn: 'cents',
};

/** A total told in decimals of the larger unit, counted in the smaller. */
const decimalTotal = (unit: string, per: number, countedIn: 'g' | 'ml' | 'cm'): Style => ({
  ...measured(unit, 3),
  text: (v) => `${decimalText(exact(v, per))} ${unit}`,
  bare: (v) => decimalText(exact(v, per)),
  countedIn,
});

const dollars = (total: Exact): string | null => {
  const all = toWhole(total);
  const [whole, rest] = [Math.floor(all / 100), all % 100];
  return whole === 0 ? null : rest === 0 ? `${whole} × 100` : `${whole} × 100 + ${rest}`;
};

const counts = (n: number, g: number, i: number, m: number): SizeMixPack['counts'] => ({
  not_ready: [5, n],
  guided: [6, g],
  independent: [7, i],
  mastery: [8, m],
});

const P2: Readonly<Record<Kind, readonly SizeMixPack[]>> = {
  mass: [
    {
      scenes: HEAVY_SCENES,
      pairs: [
        [2, 4],
        [2, 5],
        [3, 5],
        [5, 10],
        [2, 3],
        [4, 5],
        [3, 4],
      ],
      counts: counts(7, 8, 9, 10),
      single: measured('kg', 0),
      total: measured('kg', 0),
      line: measured('kg', 0),
      convert: null,
      extra: null,
      hint: '',
      picture: massPicture(measured('kg', 0), 'kg', [
        [20, 1, 5],
        [40, 1, 5],
        [50, 1, 10],
        [60, 2, 10],
        [100, 5, 10],
      ]),
    },
  ],
  volume: [
    {
      scenes: LARGE_VESSELS,
      pairs: [
        [2, 4],
        [2, 5],
        [3, 5],
        [5, 10],
        [2, 3],
        [4, 5],
        [3, 4],
      ],
      counts: counts(7, 8, 9, 10),
      single: measured('ℓ', 0),
      total: measured('ℓ', 0),
      line: measured('ℓ', 0),
      convert: null,
      extra: null,
      hint: '',
      picture: volumePicture(measured('ℓ', 0), 'ℓ', [
        [20, 1, 5],
        [30, 1, 5],
        [40, 1, 10],
        [60, 2, 10],
        [100, 5, 10],
      ]),
    },
  ],
  length: [
    {
      scenes: SHORT_SCENES,
      pairs: [
        [2, 4],
        [2, 5],
        [3, 5],
        [5, 10],
        [2, 3],
        [4, 5],
        [3, 4],
      ],
      counts: counts(7, 8, 9, 10),
      single: measured('cm', 0),
      total: measured('cm', 0),
      line: measured('cm', 0),
      convert: null,
      extra: null,
      hint: '',
    },
  ],
  money: [
    {
      scenes: COIN_SCENES,
      pairs: [
        [5, 10],
        [10, 20],
      ],
      counts: counts(9, 10, 10, 10),
      single: CENTS,
      total: cents,
      line: CENTS,
      convert: dollars,
      extra: null,
      hint: 'Remember that $1 is 100¢.',
    },
  ],
};

const P3: Readonly<Record<Kind, readonly SizeMixPack[]>> = {
  mass: [
    {
      scenes: LIGHT_SCENES,
      pairs: [
        [200, 500],
        [250, 500],
        [100, 250],
        [300, 500],
        [200, 400],
        [250, 400],
        [150, 200],
        [300, 450],
      ],
      counts: counts(8, 10, 12, 14),
      single: KG_G,
      total: KG_G,
      line: KG_G,
      convert: null,
      extra: { step: 50, low: 250, high: 900 },
      hint: 'Remember that 1 kg is 1000 g.',
    },
  ],
  volume: [
    {
      scenes: SMALL_VESSELS,
      pairs: [
        [250, 500],
        [200, 500],
        [300, 500],
        [250, 400],
        [100, 250],
        [150, 350],
        [200, 350],
      ],
      counts: counts(8, 10, 12, 14),
      single: L_ML,
      total: L_ML,
      line: L_ML,
      convert: null,
      extra: { step: 50, low: 150, high: 450 },
      hint: 'Remember that 1 ℓ is 1000 ml.',
    },
  ],
  length: [
    {
      scenes: LENGTH_SCENES,
      pairs: [
        [30, 50],
        [20, 50],
        [40, 60],
        [25, 75],
        [60, 90],
        [35, 65],
        [45, 75],
      ],
      counts: counts(8, 10, 12, 14),
      single: M_CM,
      total: M_CM,
      line: M_CM,
      convert: null,
      extra: { step: 5, low: 15, high: 85 },
      hint: 'Remember that 1 m is 100 cm.',
    },
  ],
  money: [
    {
      scenes: COIN_SCENES,
      pairs: [
        [20, 50],
        [10, 50],
        [10, 20],
        [5, 20],
      ],
      counts: counts(9, 11, 13, 15),
      single: CENTS,
      total: cents,
      line: CENTS,
      convert: dollars,
      extra: { step: 10, low: 120, high: 480 },
      hint: 'Remember that $1 is 100¢.',
    },
  ],
};

const P4: Readonly<Record<Kind, readonly SizeMixPack[]>> = {
  mass: [
    {
      scenes: LIGHT_SCENES,
      pairs: [
        [350, 500],
        [450, 850],
        [250, 650],
        [180, 300],
        [750, 900],
        [400, 650],
      ],
      counts: counts(8, 11, 15, 18),
      single: measured('g', 0),
      total: decimalTotal('kg', 1000, 'g'),
      line: measured('g', 0),
      convert: (t) => `${decimalText(exact(t, 1000))} × 1000`,
      extra: { step: 50, low: 250, high: 900 },
      hint: 'Remember that 1 kg is 1000 g.',
    },
  ],
  volume: [
    {
      scenes: SMALL_VESSELS,
      pairs: [
        [350, 500],
        [250, 650],
        [300, 700],
        [180, 250],
        [450, 750],
        [330, 530],
      ],
      counts: counts(8, 11, 15, 18),
      single: measured('ml', 0),
      total: decimalTotal('ℓ', 1000, 'ml'),
      line: measured('ml', 0),
      convert: (t) => `${decimalText(exact(t, 1000))} × 1000`,
      extra: { step: 10, low: 150, high: 450 },
      hint: 'Remember that 1 ℓ is 1000 ml.',
    },
  ],
  length: [
    {
      scenes: LENGTH_SCENES,
      pairs: [
        [45, 60],
        [30, 70],
        [80, 95],
        [25, 65],
        [55, 85],
        [40, 65],
      ],
      counts: counts(8, 11, 15, 18),
      single: measured('cm', 0),
      total: decimalTotal('m', 100, 'cm'),
      line: measured('cm', 0),
      convert: (t) => `${decimalText(exact(t, 100))} × 100`,
      extra: { step: 5, low: 15, high: 95 },
      hint: 'Remember that 1 m is 100 cm.',
    },
  ],
  money: [
    {
      scenes: COIN_SCENES,
      pairs: [
        [20, 50],
        [10, 50],
        [5, 20],
        [10, 20],
      ],
      counts: counts(12, 18, 26, 32),
      single: CENTS,
      total: cents,
      line: CENTS,
      convert: dollars,
      extra: { step: 20, low: 320, high: 880 },
      hint: 'Remember that $1 is 100¢.',
    },
  ],
};

const P5_MONEY: readonly SizeMixPack[] = [
  {
    scenes: NOTE_SCENES,
    pairs: [
      [2, 10],
      [2, 5],
      [5, 10],
      [10, 50],
      [5, 50],
    ],
    counts: counts(20, 28, 45, 60),
    single: MONEY,
    total: MONEY,
    line: MONEY,
    convert: null,
    extra: { step: 5, low: 15, high: 60 },
    hint: '',
  },
];

const larger = (pack: SizeMixPack): SizeMixPack => ({ ...pack, counts: counts(12, 18, 28, 36) });
const P5_MEASURES = (kind: Exclude<Kind, 'money'>): readonly SizeMixPack[] => P4[kind].map(larger);

const PACKS = { 2: P2, 3: P3, 4: P4 } as const;

/** h8 of one sub-strand: the gateway is bringing sizes and total into one unit, or reading the total off a picture. */
export function sizeMixCell(grade: 2 | 3 | 4 | 5, id: string, kinds: readonly Kind[]): Cell {
  const packs = kinds.flatMap((kind) =>
    grade === 5 ? (kind === 'money' ? P5_MONEY : P5_MEASURES(kind)) : PACKS[grade][kind],
  );
  return {
    subStrandId: id,
    heuristicId: 'h8_guess_and_check',
    shapes: packs.flatMap((pack, i) =>
      sizeMixShapes(pack).map((shape) => ({ ...shape, id: `${shape.id}-${i + 1}` })),
    ),
  };
}
