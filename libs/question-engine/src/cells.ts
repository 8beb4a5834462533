import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS, type HeuristicId } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { type Cell, type GradeCells, type Shape, toLazyCell } from './core/draft.js';
import { keepFor } from './memory/remember.js';
import { ALGEBRA_CELLS_BY_GRADE } from './packs/algebra/algebra.cells.js';
import { WHOLE_NUMBER_CELLS_BY_GRADE } from './packs/whole-numbers/whole-numbers.cells.js';
import { PARTS_CELLS_BY_GRADE } from './packs/parts/parts.cells.js';
import { TIME_CELLS_BY_GRADE } from './packs/time/time.cells.js';
import { GEOMETRY_FAMILY_CELLS_BY_GRADE } from './packs/geometry/geometry.cells.js';
import { DATA_FAMILY_CELLS_BY_GRADE } from './packs/data/data.cells.js';
import { SITUATION_CELLS_BY_GRADE } from './situations/situations.cells.js';
import { DRAWN_CELLS } from './packs/statements/drawn.cells.js';
import { STATEMENT_CELLS_BY_GRADE } from './packs/statements/statements.cells.js';
import { SHEET_CELLS } from './packs/sheets/sheets.cells.js';
import { GUEST_CELLS_BY_GRADE } from './packs/guests/guests.cells.js';

const FAMILIES: readonly GradeCells[] = [
  ALGEBRA_CELLS_BY_GRADE,
  WHOLE_NUMBER_CELLS_BY_GRADE,
  PARTS_CELLS_BY_GRADE,
  TIME_CELLS_BY_GRADE,
  GEOMETRY_FAMILY_CELLS_BY_GRADE,
  DATA_FAMILY_CELLS_BY_GRADE,
  GUEST_CELLS_BY_GRADE,
  SITUATION_CELLS_BY_GRADE,
  STATEMENT_CELLS_BY_GRADE,
  SHEET_CELLS,
  DRAWN_CELLS,
];

const templatesOf = ({ heuristicId, subStrandId }: Cell): string =>
  `${heuristicId.split('_')[0] ?? ''}/${subStrandId}`;

/** Cells of the same pairing as one, with the shapes of all. */
function joinCells(cells: readonly Cell[]): Cell[] {
  const joined = new Map<string, Cell>();
  for (const cell of cells) {
    const key = templatesOf(cell);
    const known = joined.get(key);
    const join = (first: Cell): Cell => toLazyCell(first, () => [...first.shapes, ...cell.shapes]);
    joined.set(key, known ? join(known) : cell);
  }
  return [...joined.values()];
}

/** In the order of the curriculum, sub-strand first. */
const CELLS: ReadonlyMap<GradeLevel, readonly Cell[]> = new Map(
  GRADE_LEVELS.map((grade) => {
    const subStrands = listSubStrands(grade).map((s) => s.id);
    const place = (cell: Cell): number =>
      subStrands.indexOf(cell.subStrandId) * HEURISTIC_IDS.length + HEURISTIC_IDS.indexOf(cell.heuristicId);
    const cells = joinCells(FAMILIES.flatMap((family) => family[grade] ?? []));
    return [grade, cells.toSorted((a, b) => place(a) - place(b))];
  }),
);

/** Cells of a grade that are built. */
export function listCells(gradeLevel: GradeLevel): readonly Cell[] {
  return CELLS.get(gradeLevel) ?? [];
}

/** Null when the pairing is not built yet. */
export function findCell(gradeLevel: GradeLevel, subStrandId: string, heuristicId: HeuristicId): Cell | null {
  return (
    listCells(gradeLevel).find((c) => c.subStrandId === subStrandId && c.heuristicId === heuristicId) ?? null
  );
}

/** Heuristic, sub-strand and shape, such as `h2/ratio/one-gains`; a form other than the plain one stands behind them. */
export function templateOf(cell: Cell, shape: Shape, form = 'plain'): string {
  const plain = `${templatesOf(cell)}/${shape.id}`;
  return form === 'plain' ? plain : `${plain}/${form}`;
}

const CELLS_BY_TEMPLATES = new Map(
  [...CELLS].map(([grade, cells]) => [grade, new Map(cells.map((cell) => [templatesOf(cell), cell]))]),
);

const listById = keepFor(({ shapes }: Cell) => new Map(shapes.map((shape) => [shape.id, shape])));

/** The shape behind a grade's template name, whatever the form; null when there is none (any longer). */
export function findShape(gradeLevel: GradeLevel, template: string): Shape | null {
  const [heuristic = '', subStrandId = '', id = ''] = template.split('/');
  const cell = CELLS_BY_TEMPLATES.get(gradeLevel)?.get(`${heuristic}/${subStrandId}`);
  return (cell && listById(cell).get(id)) ?? null;
}
