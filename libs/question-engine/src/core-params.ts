import type { Item } from '@sumfox/contracts/question/item';
import type { ItemSpec } from './assemble-item.js';
import { type FormParams, readFormParams, toFormParams } from './form-params.js';
import type { DrawnQuestion } from './forms/drawn.js';
import { type Exact, findParamValue } from './numbers/exact.js';

/** What is stored of an item of the core beside its words: enough to solve it again and to say what it is. */
export interface CoreParams extends FormParams {
  structure: string;
  world: string;
  asked: string;
  /** Keys of the told relations. */
  told: readonly string[];
  given: ReadonlyMap<string, Exact>;
  /** The given that the stem leaves out on purpose. */
  missing: string | null;
  extras: ReadonlyMap<string, Exact>;
  /** The value of what is asked, also where the form asks for a word. */
  key: Exact;
}

const GIVEN = 'given ';
const EXTRA = 'extra ';

/** `h2/money/in-and-out/other-unknown`: what makes two items of a paper the same kind of item. */
export const coreTemplateOf = (
  { heuristicId, subStrandId }: Pick<ItemSpec, 'heuristicId' | 'subStrandId'>,
  { structure, form }: DrawnQuestion,
): string => `${heuristicId.split('_')[0] ?? ''}/${subStrandId}/${structure}/${form}`;

/** The params of an item of the core as they are stored. */
export function toCoreParams(question: DrawnQuestion): Record<string, string> {
  const under = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
  return {
    structure: question.structure,
    world: question.world,
    asked: question.asked,
    told: question.told.join(' '),
    ...under(GIVEN, question.given),
    ...(question.missing === null ? {} : { missing: question.missing }),
    ...under(EXTRA, question.extras),
    demand: String(question.demand),
    paperMarks: String(question.paperMarks),
    key: question.keyValue.toFraction(),
    ...toFormParams(question),
  };
}

/** Null for an item that the core did not draw. Throws RangeError for params that only look like its own. */
export function readCoreParams(item: Pick<Item, 'provenance'>): CoreParams | null {
  const { source, params } = item.provenance;
  const { structure, world, asked, told, key } = params;
  if (source !== 'engine' || structure === undefined) return null;
  const value = findParamValue(key ?? '');
  if (world === undefined || asked === undefined || told === undefined || !value)
    throw new RangeError('params of the core are not complete');
  return {
    ...readFormParams(item),
    structure,
    world,
    asked,
    told: told.split(' '),
    given: readValues(params, GIVEN),
    missing: params['missing'] ?? null,
    extras: readValues(params, EXTRA),
    key: value,
  };
}

const readValues = (params: Readonly<Record<string, string>>, prefix: string): ReadonlyMap<string, Exact> =>
  new Map(
    Object.entries(params).flatMap(([name, text]) => {
      const value = name.startsWith(prefix) ? findParamValue(text) : null;
      return value ? [[name.slice(prefix.length), value] as const] : [];
    }),
  );
