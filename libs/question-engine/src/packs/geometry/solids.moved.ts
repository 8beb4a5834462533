import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Proof, Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { type Sketch, facts, range, search, shape } from '../../engines/sketch.js';
import { CM, CM3, drawBlock, drawTank, labelled, tank, volumeOf, volumeText } from './solids.parts.js';

function between(id: string, level: ProficiencyLevel, kind: 'equal' | 'left' | 'depth' | 'level'): Shape {
  const both = ['va = la * ba * da', 'vb = lb * bb * db'];
  const proof = {
    equal: facts(both, ['va - x = vb + x'], 'x'),
    left: facts(['va = la * ba * da'], ['left = va - out', 'left = la * ba * now'], 'now'),
    depth: facts([...both, 'out = la * ba * fall'], ['after = vb + out', 'after = lb * bb * now'], 'now'),
    level: facts(both, ['la * ba * now + lb * bb * now = va + vb'], 'now'),
  }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const a = { l: dice.multiple(5, 20, 40), b: dice.multiple(5, 10, 30), h: dice.int(10, 25) };
    const b = { l: dice.multiple(5, 15, 40), b: dice.multiple(5, 10, 25), h: dice.int(2, 9) };
    const [sa, sb] = [a.l * a.b, b.l * b.b];
    const [va, vb] = [volumeOf(a), volumeOf(b)];
    const fall = dice.int(2, 6);
    const out = kind === 'left' ? sa * fall : sa * fall;
    const levelDepth = exact(va + vb, sa + sb);
    const now = {
      equal: exact(va - vb, 2),
      left: exact(a.h - fall),
      depth: exact(vb + out, sb),
      level: levelDepth,
    }[kind];
    if (a.b > a.l || b.b > b.l || sa === sb || va <= vb || now.d > 2n) return null;
    if (kind === 'depth' && now.compare(40) > 0) return null;
    if ((kind === 'level' || kind === 'equal') && now.d !== 1n) return null;
    const who = drawTank(dice).split("'s ")[0] ?? 'Siti';
    const depthB = kind === 'left' ? undefined : { depth: b.h, label: `${b.h} cm` };
    return {
      story: [
        kind === 'left'
          ? `${who} has a tank A, as in the figure, and an empty tank B.`
          : `${who} has two tanks of water, A and B, as in the figure.`,
        {
          equal: 'Water is poured from A to B until both hold the same volume.',
          left: `${who} pours ${out} cm³ of water from A to B.`,
          depth: `Water is poured from A to B until the water in A is ${fall} cm lower.`,
          level: 'Water is poured from A to B until it is equally deep in both.',
        }[kind],
      ],
      ask: {
        equal: 'What volume of water is poured from A to B?',
        left: 'How deep is the water in A then?',
        depth: 'How deep is the water in B then?',
        level: 'How deep is the water in each tank then?',
      }[kind],
      blank: {
        equal: '___ cm³ of water is poured from A to B.',
        left: 'The water in A is then ___ cm deep.',
        depth: 'The water in B is then ___ cm deep.',
        level: 'The water in each tank is then ___ cm deep.',
      }[kind],
      key: now,
      style: kind === 'equal' ? CM3 : CM,
      via:
        kind === 'depth'
          ? [['The volume that is poured is ___ cm³.', out, CM3]]
          : kind === 'level'
            ? [['Both tanks together hold ___ cm³.', va + vb, CM3]]
            : [],
      params: {
        la: a.l,
        ba: a.b,
        ...(kind === 'depth' ? {} : { da: a.h }),
        ...(kind === 'left' ? { out } : { lb: b.l, bb: b.b, db: b.h }),
        ...(kind === 'depth' ? { fall } : {}),
      },
      work: {
        equal: [
          ['Water in A', volumeText(a), CM3],
          ['Water in B', volumeText(b), CM3],
          ['Difference', `${va} − ${vb}`, CM3],
          ['Poured', `${va - vb} ÷ 2`, CM3],
        ] as const,
        left: [
          ['Water in A', volumeText(a), CM3],
          ['Left in A', `${va} − ${out}`, CM3],
          ['Depth in A', `${va - out} ÷ ${sa}`, CM],
        ] as const,
        depth: [
          ['Poured', `${a.l} × ${a.b} × ${fall}`, CM3],
          ['Water in B at first', volumeText(b), CM3],
          ['Water in B then', `${vb} + ${out}`, CM3],
          ['Depth in B', `${vb + out} ÷ ${sb}`, CM],
        ] as const,
        level: [
          ['Water in A', volumeText(a), CM3],
          ['Water in B', volumeText(b), CM3],
          ['Both together', `${va} + ${vb}`, CM3],
          ['Both bases together', `${a.l} × ${a.b} + ${b.l} × ${b.b}`],
          ['Depth', `${va + vb} ÷ ${sa + sb}`, CM],
        ] as const,
      }[kind],
      hints: [
        'No water is lost. What stays the same?',
        'Find the volume of water from the base and the depth.',
        kind === 'level'
          ? 'Think of one large tank with both bases.'
          : 'What one tank loses the other gains.',
      ],
      wrongs: [
        ...{
          equal: [
            ['whole-difference-moved', va - vb],
            ['other-part', vb],
            ['gave-the-end', exact(va + vb, 2)],
            ['only-one-part', exact(va, 2)],
          ] as const,
          left: [
            ['old-depth-kept', a.h],
            ['gave-the-change', fall],
            ['wrong-direction', a.h + fall],
          ] as const,
          depth: [
            ['old-depth-kept', b.h],
            ['rise-for-depth', exact(out, sb)],
            ['levels-averaged', exact(a.h + b.h, 2)],
          ] as const,
          level: [
            ['whole-difference-moved', exact(va - vb, sa)],
            ['old-depth-kept', b.h],
            ['levels-averaged', exact(a.h + b.h, 2)],
            ['one-base-only', exact(va + vb, sa)],
          ] as const,
        }[kind],
        ['calculation-slip', now.add(kind === 'equal' ? 100 : 1)],
        ['calculation-slip', now.add(kind === 'equal' ? 200 : 2)],
        ['calculation-slip', now.add(kind === 'equal' ? 50 : 3)],
      ],
      drawing: {
        kind: 'tanks',
        tanks: [
          tank(
            'A',
            { ...a, h: a.h + 5 },
            { l: `${a.l} cm`, b: `${a.b} cm` },
            { depth: a.h, label: kind === 'depth' ? '' : `${a.h} cm` },
          ),
          ...(kind === 'left'
            ? []
            : [tank('B', { ...b, h: a.h + 5 }, { l: `${b.l} cm`, b: `${b.b} cm` }, depthB)]),
        ],
      },
    };
  });
}

/** h3 for volume: water moves from one tank to the other. */
export const SOLIDS_TRANSFER: readonly Shape[] = [
  between('equal-volumes', 'not_ready', 'equal'),
  between('left-in-a', 'guided', 'left'),
  between('depth-in-b', 'independent', 'depth'),
  between('equal-depths', 'mastery', 'level'),
];

function melted(id: string, level: ProficiencyLevel, kind: 'block' | 'cubes' | 'two' | 'edge'): Shape {
  const proof: Proof =
    kind === 'edge'
      ? search(range(1, 40), (e, given) =>
          e
            .mul(e)
            .mul(e)
            .equals(given('l').mul(given('b')).mul(given('h')).mul(given('n'))),
        )
      : {
          block: facts(['cube = e * e * e', 'block = l * b * h'], ['cube = block'], 'h'),
          cubes: facts(['cube = e * e * e', 'block = l * b * h'], ['block = n * cube'], 'n'),
          two: facts(['va = la * ba * ha', 'block = l * b * h'], ['n * va = block'], 'h'),
        }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const e = dice.int(2, kind === 'block' ? 12 : 6);
    const cube = e * e * e;
    const n = dice.int(2, 8);
    const a = { l: dice.int(3, 12), b: dice.int(2, 9), h: dice.int(2, 9) };
    const base = { l: dice.int(4, 20), b: dice.int(3, 15) };
    if (base.b > base.l || a.b > a.l) return null;
    const edge = dice.int(4, 12);
    const whole = kind === 'block' ? cube : kind === 'two' ? n * volumeOf(a) : 0;
    const h = exact(Math.max(whole, 1), base.l * base.b);
    const thing = drawBlock(dice);
    if (kind === 'cubes') {
      const box = { l: e * dice.int(2, 6), b: e * dice.int(2, 5), h: e * dice.int(1, 4) };
      const count = volumeOf(box) / cube;
      return {
        story: [
          `${thing} is a cuboid, as in the figure.`,
          `All of it is made into equal cubes with an edge of ${e} cm.`,
        ],
        ask: 'How many cubes are made?',
        blank: '___ cubes are made.',
        key: count,
        style: {
          ...CM,
          unit: null,
          text: (v) => CM.bare(v),
          allows: (v) => exact(v).d === 1n && exact(v).compare(0) > 0,
        },
        params: { ...box, e },
        work: [
          ['Volume', volumeText(box), CM3],
          ['One cube', `${e} × ${e} × ${e}`, CM3],
          ['Cubes', `${volumeOf(box)} ÷ ${cube}`],
        ],
        hints: [
          'Which size stays the same when the shape changes?',
          'Find both volumes.',
          'How many times does one cube go into the whole volume?',
        ],
        wrongs: [
          ['edges-added', exact(volumeOf(box), 3 * e)],
          ['base-area-forgotten', exact(volumeOf(box), e * e)],
          ['base-area-forgotten', exact(volumeOf(box), e)],
          ['one-too-many', count + 1],
          ['one-too-few', count - 1],
          ['calculation-slip', count + 10],
        ],
        drawing: { kind: 'tanks', tanks: [tank('At first', box, labelled(box))] },
      };
    }
    if (kind === 'edge') {
      const total = edge * edge * edge;
      const left = total / n;
      if (!Number.isInteger(left)) return null;
      const lengths = range(edge + 1, 3 * edge).filter((x) => left % x === 0);
      if (lengths.length === 0) return null;
      const l = dice.pick(lengths);
      const breadths = range(2, edge).filter((x) => (left / l) % x === 0);
      if (breadths.length === 0) return null;
      const b = dice.pick(breadths);
      const height = total / (l * b * n);
      if (height < 2 || height > 20 || [l, b, height, n].includes(edge)) return null;
      const one = { l, b, h: height };
      return {
        story: [
          `${thing} is one of ${n} equal cuboids, as in the figure.`,
          'All of them are made into one cube.',
        ],
        ask: 'How long is an edge of the cube?',
        blank: 'An edge of the cube is ___ cm long.',
        key: edge,
        style: CM,
        via: [['All the cuboids together have a volume of ___ cm³.', total, CM3]],
        params: { ...one, n },
        work: [
          ['One cuboid', volumeText(one), CM3],
          ['All together', `${n} × ${volumeOf(one)}`, CM3],
          [`Try an edge of ${edge} cm, that fits`, `${edge} × ${edge} × ${edge}`, CM3],
          `The edge is ${edge} cm`,
        ],
        hints: [
          'Which size stays the same when the shape changes?',
          'Find the volume of all the cuboids.',
          'Which number, times itself and times itself again, gives this volume?',
        ],
        wrongs: [
          ['face-for-edge', edge * edge],
          ['shared-by-wrong-number', exact(total, 3)],
          ['one-too-many', edge + 1],
          ['one-too-few', edge - 1],
          ['calculation-slip', edge + 2],
          ['only-one-part', exact(volumeOf(one), edge * edge)],
        ],
        drawing: { kind: 'tanks', tanks: [tank('One cuboid', one, labelled(one))] },
      };
    }
    if (h.d > 2n || h.compare(2) < 0 || h.compare(40) > 0 || h.equals(e)) return null;
    return {
      story:
        kind === 'block'
          ? [
              `${thing} is a cube with an edge of ${e} cm.`,
              `It is shaped into a cuboid, ${base.l} cm long and ${base.b} cm wide.`,
            ]
          : [
              `${thing} is one of ${n} equal cuboids, ${a.l} cm long, ${a.b} cm wide and ${a.h} cm high.`,
              `All of them are shaped into one cuboid, ${base.l} cm long and ${base.b} cm wide.`,
            ],
      ask: 'How high is the new cuboid?',
      blank: 'The new cuboid is ___ cm high.',
      key: h,
      style: CM,
      via: kind === 'two' ? [['All the cuboids together have a volume of ___ cm³.', whole, CM3]] : [],
      params: kind === 'block' ? { e, ...base } : { la: a.l, ba: a.b, ha: a.h, n, ...base },
      work: [
        ...(kind === 'block'
          ? ([['Cube', `${e} × ${e} × ${e}`, CM3]] as const)
          : ([
              ['One cuboid', volumeText(a), CM3],
              ['All together', `${n} × ${volumeOf(a)}`, CM3],
            ] as const)),
        ['New base', `${base.l} × ${base.b}`],
        ['Height', `${whole} ÷ ${base.l * base.b}`, CM],
      ],
      hints: [
        'Which size stays the same when the shape changes?',
        'Find the volume before.',
        'Divide the volume by the area of the new base.',
      ],
      wrongs: [
        ['edges-added', exact(3 * e, 2)],
        ['one-edge-only', exact(whole, base.l)],
        ...(kind === 'two'
          ? ([['only-one-part', exact(volumeOf(a), base.l * base.b)]] as const)
          : ([
              ['gave-a-given', e],
              ['base-area-forgotten', exact(e * e, base.b)],
            ] as const)),
        ['calculation-slip', h.add(4)],
        ['calculation-slip', h.add(1)],
        ['calculation-slip', h.add(2)],
      ],
      drawing:
        kind === 'block'
          ? {
              kind: 'tanks',
              tanks: [
                tank('At first', { l: e, b: e, h: e }, { l: `${e} cm` }),
                tank('Then', { ...base, h: h.valueOf() }, { l: `${base.l} cm`, b: `${base.b} cm`, h: '?' }),
              ],
            }
          : null,
    };
  });
}

/** h4 for volume: the same volume in another shape. */
export const SOLIDS_EQUAL: readonly Shape[] = [
  melted('cube-to-block', 'not_ready', 'block'),
  melted('block-to-cubes', 'guided', 'cubes'),
  melted('blocks-to-block', 'independent', 'two'),
  melted('blocks-to-cube', 'mastery', 'edge'),
];
