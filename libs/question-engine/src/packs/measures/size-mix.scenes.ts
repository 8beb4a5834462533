import type { Person } from '../../core/people.js';
import type { SizeMixScene } from '../../engines/amount-mix.engine.js';

type Scene = (p: Person) => SizeMixScene;

const plural = (noun: string): string => (/(?:ch|x|ss)$/.test(noun) ? `${noun}es` : `${noun}s`);

const weighed =
  (verb: string, singular: string, of: string, holder: string): Scene =>
  (p) => ({
    noun: plural(singular),
    singular,
    is: 'is',
    open: (n) => `${p.name} ${verb} ${n} ${plural(singular)} of ${of}.`,
    total: (t) => `They have a mass of ${t} altogether.`,
    totalShown: 'The picture shows their total mass.',
    withExtra: (e, t) => `With ${holder} of ${e}, their mass is ${t}.`,
  });

const filled =
  (verb: string, singular: string, of: string, more: string): Scene =>
  (p) => ({
    noun: plural(singular),
    singular,
    is: 'holds',
    open: (n) => `${p.name} ${verb} ${n} ${plural(singular)} of ${of}.`,
    total: (t) => `They hold ${t} altogether.`,
    totalShown: 'The picture shows how much they hold altogether.',
    withExtra: (e, t) => `With ${more} of ${e}, they hold ${t}.`,
  });

const joined =
  (verb: string, singular: string, line: string): Scene =>
  (p) => ({
    noun: plural(singular),
    singular,
    is: 'is',
    open: (n) => `${p.name} ${verb} ${n} ${plural(singular)} in a line.`,
    total: (t) => `${line} is ${t} long.`,
    totalShown: '',
    withExtra: (e, t) => `With an end piece of ${e}, it is ${t} long.`,
  });

const paid =
  (where: string, singular: string, more: string): Scene =>
  (p) => ({
    noun: plural(singular),
    singular,
    is: 'is',
    open: (n) => `${p.name} has ${n} ${plural(singular)} ${where}.`,
    total: (t) => `They are worth ${t} altogether.`,
    totalShown: '',
    withExtra: (e, t) => `Together with ${more} of ${e}, ${p.he} has ${t}.`,
  });

/** Things of some kilograms. */
export const HEAVY_SCENES: readonly Scene[] = [
  weighed('bought', 'bag', 'rice', 'a box'),
  weighed('packed', 'box', 'fruit', 'a box'),
  weighed('carried', 'sack', 'soil', 'a box'),
  weighed('used', 'block', 'clay', 'a tray'),
  weighed('moved', 'pack', 'paper', 'a box'),
  weighed('bought', 'bag', 'flour', 'a box'),
  weighed('sold', 'crate', 'vegetables', 'a box'),
  weighed('filled', 'bucket', 'sand', 'a box'),
  weighed('carried', 'carton', 'books', 'a box'),
];

/** Things of less than a kilogram. */
export const LIGHT_SCENES: readonly Scene[] = [
  weighed('bought', 'packet', 'sugar', 'a basket'),
  weighed('bought', 'jar', 'honey', 'a box'),
  weighed('sold', 'tin', 'biscuits', 'a box'),
  weighed('used', 'block', 'clay', 'a tray'),
  weighed('moved', 'pack', 'paper', 'a carton'),
  weighed('packed', 'box', 'raisins', 'a carton'),
  weighed('bought', 'bag', 'nuts', 'a basket'),
  weighed('made', 'tray', 'kueh', 'a cover'),
  weighed('bought', 'packet', 'noodles', 'a bag'),
];

/** Vessels of some litres. */
export const LARGE_VESSELS: readonly Scene[] = [
  filled('filled', 'pail', 'water', 'a bowl'),
  filled('bought', 'can', 'cooking oil', 'a tin'),
  filled('used', 'tin', 'paint', 'a can'),
  filled('cooked', 'pot', 'soup', 'a bowl'),
  filled('filled', 'cooler', 'lime juice', 'a jug'),
  filled('filled', 'tub', 'rainwater', 'a pail'),
  filled('mixed', 'bucket', 'soapy water', 'a bowl'),
  filled('bought', 'bottle', 'drinking water', 'a cup'),
];

/** Vessels of less than a litre. */
export const SMALL_VESSELS: readonly Scene[] = [
  filled('filled', 'bottle', 'juice', 'a cup'),
  filled('bought', 'can', 'cooking oil', 'a tin'),
  filled('poured', 'glass', 'water', 'a cup'),
  filled('sold', 'carton', 'milk', 'a bottle'),
  filled('used', 'tin', 'paint', 'a can'),
  filled('served', 'bowl', 'soup', 'a cup'),
  filled('packed', 'flask', 'tea', 'a cup'),
  filled('filled', 'jug', 'lime juice', 'a glass'),
  filled('bought', 'pack', 'soya milk', 'a cup'),
];

/** Things laid end to end. */
export const LENGTH_SCENES: readonly Scene[] = [
  joined('put', 'rod', 'The line'),
  joined('laid', 'plank', 'The path'),
  joined('joined', 'pipe', 'The long pipe'),
  joined('put', 'stick', 'The line'),
  joined('laid', 'mat', 'The row'),
  joined('joined', 'string', 'The long string'),
  joined('put', 'toy rail', 'The track'),
  joined('joined', 'paper strip', 'The banner'),
  joined('set', 'bench', 'The row'),
];

/** Coins. */
export const COIN_SCENES: readonly Scene[] = [
  paid('in a purse', 'coin', 'a token'),
  paid('in a piggy bank', 'coin', 'a voucher'),
  paid('in a pocket', 'coin', 'a voucher'),
  paid('in a jar', 'coin', 'a gift card'),
  paid('in a drawer', 'coin', 'a gift card'),
  paid('in a tin', 'coin', 'a voucher'),
  paid('in a box', 'coin', 'a gift card'),
  paid('in a school bag', 'coin', 'a voucher'),
];

/** Notes. */
export const NOTE_SCENES: readonly Scene[] = [
  paid('in a wallet', 'note', 'a voucher'),
  paid('in a red packet', 'note', 'a voucher'),
  paid('in a cash box', 'note', 'a gift card'),
  paid('in an envelope', 'note', 'a gift card'),
  paid('in a bag', 'note', 'a voucher'),
  paid('in a locker', 'note', 'a voucher'),
  paid('in a money box', 'note', 'a gift card'),
  paid('in a drawer', 'note', 'a gift card'),
];

/** Short things laid end to end, for the smaller numbers of Primary 2. */
export const SHORT_SCENES: readonly Scene[] = [
  joined('put', 'straw', 'The line'),
  joined('put', 'stick', 'The line'),
  joined('joined', 'block', 'The train'),
  joined('laid', 'tile', 'The row'),
  joined('joined', 'paper strip', 'The banner'),
  joined('joined', 'toy rail', 'The track'),
  joined('put', 'card', 'The row'),
  joined('put', 'crayon', 'The line'),
  joined('set', 'toy car', 'The row'),
];
