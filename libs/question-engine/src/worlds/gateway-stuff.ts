import { type Base, ofChildren, ofPlaces } from './gateway-kit.js';
import { COLLECTED, GAVE, LOST, MADE, RECEIVED, SOLD, USED } from './verbs.js';
import type { World } from './world.js';

/** Sheets that are cut into figures, with the words for each figure. */
export function ofSheets(suffix: string, base: Base): World[] {
  const sheet = (things: string): Pick<World, 'id' | 'kind' | 'things'> & Partial<World> => ({
    id: `${things.replaceAll(' ', '-')}-${suffix}`,
    kind: 'area',
    things,
    packet: { one: 'pack', many: 'packs' },
  });
  return [
    ofChildren({ ...sheet('coloured paper'), ...base }),
    ofChildren({ ...sheet('felt'), ...base }),
    ofChildren({ ...sheet('card'), ...base }),
    ofPlaces('Class', 'the art class', { ...sheet('cloth'), move: GAVE, ...base }),
    ofPlaces('Club', 'the craft club', { ...sheet('foam sheet'), move: GAVE, ...base }),
    ofPlaces('Workshop', 'the workshop', { ...sheet('leather'), loss: [USED], ...base }),
  ];
}

/** Stuff that is formed into solids. */
export function ofStuff(suffix: string, base: Base): World[] {
  const stuff = (things: string): Pick<World, 'id' | 'kind' | 'things'> & Partial<World> => ({
    id: `${things.replaceAll(' ', '-')}-${suffix}`,
    kind: 'solid',
    things,
    packet: { one: 'packet', many: 'packets' },
  });
  return [
    ofChildren({ ...stuff('clay'), ...base }),
    ofChildren({ ...stuff('modelling dough'), loss: [USED, LOST], ...base }),
    ofPlaces('Class', 'the science class', { ...stuff('wax'), move: GAVE, ...base }),
    ofPlaces('Workshop', 'the workshop', { ...stuff('plaster'), ...base }),
    ofPlaces('Factory', 'the soap factory', { ...stuff('soap'), gain: [MADE], loss: [SOLD], ...base }),
    ofPlaces('Kitchen', 'the kitchen', { ...stuff('jelly'), gain: [MADE], ...base }),
  ];
}

/** Wire and ribbon that goes round figures, in centimetres. */
export function ofWire(suffix: string, base: Base): World[] {
  const wire = (things: string): Pick<World, 'id' | 'kind' | 'things' | 'unit'> & Partial<World> => ({
    id: `${things.replaceAll(' ', '-')}-${suffix}`,
    kind: 'length',
    unit: 'cm',
    things,
    packet: { one: 'piece', many: 'pieces' },
  });
  return [
    ofChildren({ ...wire('wire'), ...base }),
    ofChildren({ ...wire('ribbon'), ...base }),
    ofChildren({ ...wire('string'), ...base }),
    ofPlaces('Class', 'the art class', { ...wire('coloured tape'), move: GAVE, ...base }),
    ofPlaces('Club', 'the model club', { ...wire('copper wire'), move: GAVE, ...base }),
    ofChildren({ ...wire('yarn'), ...base }),
  ];
}

/** Ground that is covered, in square metres. */
export function ofGround(suffix: string, base: Base): World[] {
  const ground = (things: string): Pick<World, 'id' | 'kind' | 'things' | 'unit'> & Partial<World> => ({
    id: `${things.replaceAll(' ', '-')}-${suffix}`,
    kind: 'area',
    unit: 'm²',
    things,
    packet: { one: 'pack', many: 'packs' },
  });
  return [
    ofPlaces('Team', 'the garden team', { ...ground('turf'), move: GAVE, ...base }),
    ofPlaces('School', 'the school', { ...ground('carpet'), ...base }),
    ofPlaces('Company', 'the company', { ...ground('wooden flooring'), ...base }),
    ofPlaces('Club', 'the sports club', { ...ground('matting'), move: GAVE, ...base }),
    ofPlaces('Farm', 'the farm', { ...ground('netting'), ...base }),
  ];
}

/** Rope and tape that is laid along a ground, in metres. */
export function ofRope(suffix: string, base: Base): World[] {
  const rope = (things: string): Pick<World, 'id' | 'kind' | 'things'> & Partial<World> => ({
    id: `${things.replaceAll(' ', '-')}-${suffix}`,
    kind: 'length',
    things,
    packet: { one: 'roll', many: 'rolls' },
  });
  return [
    ofChildren({ ...rope('rope'), ...base }),
    ofChildren({ ...rope('tape'), ...base }),
    ofChildren({ ...rope('string'), ...base }),
    ofPlaces('Team', 'the team', { ...rope('cable'), ...base }),
    ofPlaces('Class', 'the class', { ...rope('bunting'), gain: [MADE], move: GAVE, ...base }),
    ofPlaces('Farm', 'the farm', { ...rope('wire fence'), ...base }),
  ];
}

/** Numbers told as a percentage or a fraction of another number. */
export const ofWhole = (suffix: string, base: Base): World[] => [
  ...(
    [
      ['stickers', 'sticker'],
      ['shells', 'shell'],
      ['marbles', 'marble'],
      ['buttons', 'button'],
    ] as const
  ).map(([things, thing]) =>
    ofChildren({ id: `${things}-${suffix}`, kind: 'count', things, thing, ...base }),
  ),
  ofPlaces('Class', 'the class', {
    id: `pencils-${suffix}`,
    kind: 'count',
    things: 'pencils',
    thing: 'pencil',
    gain: [RECEIVED, COLLECTED],
    move: GAVE,
    packet: { one: 'pack', many: 'packs' },
    ...base,
  }),
  ofPlaces('Stall', 'the game stall', {
    id: `tokens-${suffix}`,
    kind: 'count',
    things: 'tokens',
    thing: 'token',
    gain: [COLLECTED],
    loss: [USED],
    move: GAVE,
    packet: { one: 'bag', many: 'bags' },
    ...base,
  }),
];
