import { type GradeLevel, gradeNumber } from '@sumfox/curriculum/grades';
import type { Ask } from '../asks/asks.js';
import { MOST_EASY } from '../checks/sums-of-grade.js';
import type { Dice } from '../core/dice.js';
import { type GraphScale, rangeOfGraph } from '../forms/graph-scale.js';
import { type Exact, exact, isPositive } from '../numbers/exact.js';
import { findGatewayName } from '../structures/gateways.js';
import { type Name, isAmount } from '../structures/quantity.js';
import {
  type Gateway,
  type Range,
  type Structure,
  type Values,
  scaleValues,
} from '../structures/structure.js';
import { type World, rangeOf, stepOf, styleOf } from '../worlds/world.js';

/** Draws of a structure before a world is given up in which its gateway gives no amount. */
const DRAWS_FOR_PARTS = 60;

/** The parts of the told gateway that give a drawn amount, within what makes sense in the world; null when none do. */
function drawParts(
  dice: Dice,
  { through }: World,
  gateway: Gateway,
  held: number,
): Array<readonly [Name, Exact]> | null {
  const parts = gateway.split(dice, held);
  if (!parts) return null;
  const { most = {}, least = {} } = through ?? {};
  const isOdd = ([name, value]: readonly [Name, number]): boolean =>
    value > (most[name] ?? value) || value < (least[name] ?? value);
  if (Object.entries(parts).some(isOdd)) return null;
  return Object.entries(parts).map(([name, value]) => [name, exact(value)] as const);
}

/** Every quantity of a draw, with the parts of a gateway; null when a condition does not hold. */
function drawScaled(
  dice: Dice,
  structure: Structure,
  ask: Ask,
  world: World,
  { range, step }: { range: Range; step: Exact },
): Values | null {
  const told = ask.told.find((relation) => relation.says === 'gateway');
  const gateway = structure.through?.gateway;
  if (!told || !gateway) {
    const drawn = structure.draw(dice, range);
    return drawn && scaleValues(structure, drawn, step);
  }
  const name = findGatewayName(told);
  const others = [...ask.given, ...ask.lines.map(({ finds }) => finds)].filter((one) => one !== name);
  for (let i = 0; i < DRAWS_FOR_PARTS; i += 1) {
    const drawn = structure.draw(dice, range);
    const held = drawn?.[name];
    const parts = held === undefined ? null : drawParts(dice, world, gateway, held * Number(step.valueOf()));
    if (!drawn || !parts) continue;
    const values = scaleValues(structure, drawn, step);
    // A number of the story beside the same one of its gateway: what cancels would give the key to a wrong way.
    if (!parts.some(([, part]) => others.some((one) => values.get(one)?.equals(part) === true)))
      return new Map([...values, ...parts]);
  }
  return null;
}

/** Whether a question of Primary 3 or 4 would be one sum or difference within 50. */
function isOfPrimary1({ lines, given, asked }: Ask, values: Values, grade: GradeLevel): boolean {
  const at = gradeNumber(grade);
  const op = lines[0]?.by.op;
  const isPlain = lines.length === 1 && (op === '+' || op === '-');
  return (
    at > 2 &&
    at < 5 &&
    isPlain &&
    [...given, asked].every((name) => (values.get(name)?.compare(MOST_EASY) ?? 1) <= 0)
  );
}

/** Values of one draw in one world; null when one cannot be written or two that are told are the same. */
export function drawValues(
  dice: Dice,
  structure: Structure,
  ask: Ask,
  world: World,
  grade: GradeLevel,
  graph: GraphScale | null,
): Values | null {
  const range = graph ? rangeOfGraph(graph) : rangeOf(world, grade);
  const step = graph ? exact(graph.step) : stepOf(world, grade);
  const values = range && drawScaled(dice, structure, ask, world, { range, step });
  if (!values) return null;
  if (!graph && world.denominator === undefined && isOfPrimary1(ask, values, grade)) return null;
  const style = styleOf(world);
  for (const name of [...ask.given, ask.asked]) {
    const value = values.get(name);
    const quantity = structure.quantities[name];
    if (!value || !quantity || !isPositive(value)) return null;
    if (isAmount(quantity) && !style.allows(value)) return null;
  }
  return values;
}
