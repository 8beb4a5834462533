import type { Item } from '@sumfox/contracts/question/item';

/** What containers hold when they are full, in millilitres from the smallest plausible to the largest. */
const CAPACITIES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  barrel: [20_000, 300_000],
  basin: [1500, 40_000],
  bath: [60_000, 500_000],
  bottle: [100, 6000],
  bucket: [2000, 40_000],
  carton: [100, 5000],
  cooler: [1000, 100_000],
  cup: [50, 700],
  drum: [20_000, 300_000],
  flask: [200, 5000],
  glass: [100, 700],
  jug: [300, 6000],
  kettle: [500, 8000],
  mug: [100, 800],
  pail: [1500, 40_000],
  pond: [60_000, 100_000_000],
  pot: [300, 100_000],
  'watering can': [1000, 20_000],
};

const NAMES = Object.keys(CAPACITIES).join('|');
const VOLUME = String.raw`(?:(?<litres>\d+(?: \d{3})*(?:\.\d+)?) ℓ(?: (?<millilitres>\d+) ml)?|(?<only>\d+(?: \d{3})*) ml)`;

/** What a container holds now, which may be little, and what it can hold. */
const HAS = new RegExp(
  String.raw`\b(?:an?|the|one|each) (?<name>${NAMES}) (?:has|had|holds|held) ${VOLUME}`,
  'gi',
);
const CAN_HOLD: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:an?|the|one|each) (?<name>${NAMES}) can hold ${VOLUME}`, 'gi'),
  new RegExp(String.raw`\bthe (?<name>${NAMES}) has\b(?:(?! can hold).)* It can hold ${VOLUME}`, 'gi'),
];

/** A container that is filled step by step: what is asked for stands in it as well. */
const FILLED = new RegExp(String.raw`\bthe (?<name>${NAMES}) has\b.* It gets the same amount\b`, 'i');

function millilitresOf(groups: Record<string, string | undefined>): number {
  const { litres, millilitres, only } = groups;
  const number = (text = '0'): number => Number(text.replaceAll(' ', ''));
  return only === undefined ? number(litres) * 1000 + number(millilitres) : number(only);
}

/** A roll is longer than a step. */
const SHORT_ROLL =
  /\brolls? of [a-z ]+ with (?:0\.\d+ m|\d\d? cm)\b|\bEach roll (?:has|had|holds|held|is|was) (?:0\.\d+ m|\d\d? cm)\b/;

/** How many things containers hold. */
const COUNTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  album: [8, 200],
  basket: [10, 250],
  folder: [5, 100],
  tray: [4, 60],
};
const HELD = /\b(?:with|of) (\d+)(?: [a-z]+)* in each ([a-z]+)|\bEach ([a-z]+) held (\d+) (?!k?g |ℓ |m )/g;

const listCountFaults = (text: string): string[] =>
  [...text.matchAll(HELD)].flatMap(([, first, name = '', other = name, second = first]) => {
    const [least, most] = COUNTS[other] ?? [0, Infinity];
    return Number(second) < least || Number(second) > most ? [`size: a ${other} of ${second ?? ''}`] : [];
  });

/** Faults of containers that hold more than they can, or of a capacity that nobody makes: `size: …` with the container. */
export function listContainerFaults({ question, scheme }: Item): string[] {
  const find = (form: RegExp, isFull: boolean): string[] =>
    [...question.questionText.matchAll(form)].flatMap(({ groups = {} }) => {
      const name = groups['name']?.toLowerCase() ?? '';
      const [least, most] = CAPACITIES[name] ?? [0, Infinity];
      const held = millilitresOf(groups);
      return held > most || (isFull && held < least) ? [`size: a ${name} of ${held} ml`] : [];
    });
  const filled = FILLED.exec(question.questionText)?.groups?.['name']?.toLowerCase() ?? '';
  const most = CAPACITIES[filled]?.[1] ?? Infinity;
  const options =
    question.mcqOptions?.map(({ text }) => text) ?? scheme.parts.map(({ expected }) => expected);
  const over = options
    .flatMap((text) => [...text.matchAll(new RegExp(VOLUME, 'g'))])
    .some(({ groups = {} }) => millilitresOf(groups) > most);
  const roll = SHORT_ROLL.exec(question.questionText)?.[0];
  return [
    ...listCountFaults(question.questionText),
    ...(roll === undefined ? [] : [`size: ${roll}`]),
    ...(over ? [`size: more than a ${filled} holds is asked for`] : []),
    ...find(HAS, false),
    ...CAN_HOLD.flatMap((form) => find(form, true)),
  ];
}
