import type { GradeLevel } from '@sumfox/curriculum/grades';
import { CELL_TOPICS, type TopicName } from './cell-topics.js';
import type { CellPlace, CellTopic, CoreCell } from './core-cell.js';

const ANY_KIND: CellPlace['kinds'] = ['count', 'length', 'volume', 'money', 'area', 'solid'];

/** Cells of a sub-strand in which one amount is told through its gateways: the skill that the sub-strand is about. */
function through(subStrandId: string, gateways: string, topics: readonly TopicName[]): readonly CoreCell[] {
  return topics.map((name): CoreCell => {
    const topic: CellTopic = CELL_TOPICS[name];
    return {
      ...topic,
      subStrandId,
      ...(ABOUT_DATA.has(subStrandId) ? { graphsOfTen: 7 } : {}),
      kinds: ANY_KIND,
      structures: topic.structures.flatMap((id) =>
        gateways.split(' ').map((gateway) => `${id}-by-${gateway}`),
      ),
    };
  });
}

/** Sub-strands whose stories read amounts from a graph where one can be drawn. */
const ABOUT_DATA: ReadonlySet<string> = new Set(['data_handling', 'data_analysis']);

const BY_TRYING: readonly TopicName[] = ['tried', 'grown', 'deduced'];
const PRIMARY_4: readonly TopicName[] = ['compared', 'changed', 'moved', 'equal', 'backwards', ...BY_TRYING];
const CHANGED: readonly TopicName[] = ['shared', 'changedTwo', 'moved', 'equal', 'fractionsChanged'];
const UPPER: readonly TopicName[] = [...CHANGED, 'remainder', 'backwards', ...BY_TRYING];
const TOP: readonly TopicName[] = [...UPPER, 'letters'];

/** Three places whose total a rate tells are more than a sentence of Primary 5 holds: each draw would be refused. */
const OF_THREE = /^(?:more-and-less|two-compared-with-one)-/;

const CELLS: Readonly<Partial<Record<GradeLevel, readonly CoreCell[]>>> = {
  'Primary 3': through('area_perimeter', 'rectangle square rectangle-outline square-sheet', [
    'compared',
    'changed',
    'moved',
    'backwards',
    'tried',
    'grown',
    'deduced',
  ]),
  'Primary 4': [
    ...through('area_perimeter', 'rectangle square-sheet rectangle-outline', PRIMARY_4),
    ...through('geometry', 'square rectangle-outline', PRIMARY_4),
    ...through('fractions', 'fraction', ['compared', 'moved', 'equal', ...BY_TRYING]),
  ],
  'Primary 5': [
    ...through('rate', 'rate', UPPER).map((cell) =>
      cell.asks === 'guess'
        ? { ...cell, structures: cell.structures.filter((id) => !OF_THREE.test(id)) }
        : cell,
    ),
    ...through('data_handling', 'average', UPPER),
    ...through('algebra_basics', 'letter', UPPER),
    ...through('geometry', 'equal-sides', UPPER),
    ...through('percentage', 'percent', ['shared', 'moved', 'equal', ...BY_TRYING]),
    ...through('fractions', 'fraction', BY_TRYING),
    ...through('ratio', 'ratio-part', ['remainder', ...BY_TRYING]),
  ],
  'Primary 6': [
    ...through('rate', 'rate', TOP),
    ...through('speed', 'speed', TOP),
    ...through('data_analysis', 'average', TOP),
    ...through('algebra', 'letter', TOP),
    ...through(
      'circles',
      'circle circle-part ring circle-part-outline track rectangle-and-semicircle corners-cut',
      TOP,
    ),
    ...through('volume_solids', 'box cube part-of-tank equal-cubes', TOP),
    ...through('nets', 'cube-net box-net open-box-net', TOP),
    ...through('coordinate_geometry', 'grid-line grid-path grid-outline corners grid-triangle', TOP),
    ...through('percentage', 'percent', ['shared', 'moved', 'equal', ...BY_TRYING, 'letters']),
    ...through('fractions', 'fraction', [...BY_TRYING, 'letters']),
    ...through('ratio', 'ratio-part', ['remainder', ...BY_TRYING, 'letters']),
    ...through('pie_charts', 'sector sectors pie-percent pie-rest pie-fraction', TOP),
  ],
};

/** The cells of a grade whose stories tell an amount through a gateway. */
export const listGatewayCells = (grade: GradeLevel): readonly CoreCell[] => CELLS[grade] ?? [];
