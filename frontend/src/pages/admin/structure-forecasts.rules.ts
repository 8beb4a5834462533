import {
  type JudgedStructure,
  STRUCTURE_FINDINGS,
  type StructureForecasts,
} from '@sumfox/contracts/assessment/structure-forecasts.endpoints';
import { subStrandName } from '../../entities/question/index.js';
import type { CountBar } from '../../shared/ui/count-bars.js';
import { ADMIN } from './admin.messages.js';

/** Structures and forms by how their answers fit the forecasts. */
export function structureBars({ tooEasy, fitting, tooHard, notYetKnown }: StructureForecasts): CountBar[] {
  return [
    { label: ADMIN.get().easierThanForecast, count: tooEasy },
    { label: ADMIN.get().asForecast, count: fitting },
    { label: ADMIN.get().harderThanForecast, count: tooHard },
    { label: ADMIN.get().notYetKnown, count: notYetKnown },
  ];
}

/** Columns of the table of structures by which it can be sorted. */
export const STRUCTURE_SORTS = [
  'finding',
  'template',
  'answers',
  'observed',
  'forecast',
  'difference',
  'challenged',
  'misread',
  'reported',
  'faultsFound',
] as const;
export type StructureSort = (typeof STRUCTURE_SORTS)[number];
/** Ascending begins with the gravest finding, the first letter, or the smallest number. */
export interface StructureOrder {
  sort: StructureSort;
  isDescending: boolean;
}

type Sortable = string | number | null;
const SORTABLE: Readonly<Record<StructureSort, (one: JudgedStructure) => Sortable>> = {
  finding: ({ finding }) => STRUCTURE_FINDINGS.indexOf(finding),
  template: (one) => Object.values(structureNames(one)).join(),
  answers: ({ answers }) => answers,
  observed: ({ observed }) => observed,
  forecast: ({ forecast }) => forecast,
  difference: ({ observed, forecast }) =>
    observed === null || forecast === null ? null : observed - forecast,
  challenged: ({ challenged }) => challenged,
  misread: ({ misread }) => misread,
  reported: ({ reported }) => reported,
  faultsFound: ({ faultsFound }) => faultsFound,
};

/** Structures in an order; figures that are not known stand last in both directions, and ties stay as they came. */
export function sortStructures(
  structures: readonly JudgedStructure[],
  { sort, isDescending }: StructureOrder,
): JudgedStructure[] {
  const valueOf = SORTABLE[sort];
  return structures.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
    return isDescending ? -order : order;
  });
}

/** The order after a press on a heading: the other direction of the same one; of figures the largest first. */
export function nextOrder(order: StructureOrder, sort: StructureSort): StructureOrder {
  if (order.sort === sort) return { sort, isDescending: !order.isDescending };
  return { sort, isDescending: sort !== 'finding' && sort !== 'template' };
}

/** A template such as `h2/ratio/one-gains/missing` in words: the structure, and its topic and form. */
export function structureNames({ gradeLevel, template }: Pick<JudgedStructure, 'gradeLevel' | 'template'>): {
  structure: string;
  place: string;
} {
  const [, subStrand = '', structure = '', ...form] = template.split('/');
  if (structure === '') return { structure: template, place: '' };
  const words = (text: string): string => text.replaceAll('-', ' ');
  return {
    structure: words(structure),
    place: [subStrandName(gradeLevel, subStrand), ...form.map(words)].join(' · '),
  };
}

/** A share in whole percent; a dash for one that is not known. */
export function percentText(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** The difference of answers and forecast in points, with the interval in which it lies: `+25 (12 to 38)`. */
export function differenceText({
  observed,
  forecast,
  low,
  high,
}: Pick<JudgedStructure, 'observed' | 'forecast' | 'low' | 'high'>): string {
  if (observed === null || forecast === null || low === null || high === null) return '–';
  return ADMIN.get().pointsBetween({
    points: points(observed - forecast),
    low: points(low),
    high: points(high),
  });
}

/** Whole points with their sign, and a true minus. */
function points(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `\u2212${-whole}`;
}
