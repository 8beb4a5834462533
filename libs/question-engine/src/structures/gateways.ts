import { lazily } from '../memory/remember.js';
import { FIGURE_GATEWAYS } from './catalogue/figure.gateways.js';
import { GRID_GATEWAYS } from './catalogue/grid.gateways.js';
import { JOINED_FIGURE_GATEWAYS } from './catalogue/joined-figure.gateways.js';
import { PIE_GATEWAYS } from './catalogue/pie.gateways.js';
import { RATE_GATEWAYS } from './catalogue/rate.gateways.js';
import { SHARE_GATEWAYS } from './catalogue/share.gateways.js';
import type { Name, Owner } from './quantity.js';
import type { Relation } from './relations.js';
import type { Gateway, Structure } from './structure.js';

/** Every gateway by its id. */
export const GATEWAYS: ReadonlyMap<string, Gateway> = new Map(
  [
    ...RATE_GATEWAYS,
    ...FIGURE_GATEWAYS,
    ...JOINED_FIGURE_GATEWAYS,
    ...GRID_GATEWAYS,
    ...SHARE_GATEWAYS,
    ...PIE_GATEWAYS,
  ].map((gateway) => [gateway.id, gateway]),
);

/** The amounts that a gateway may tell: what is held, and what is held altogether. */
function listTellable(structure: Structure): Array<{ name: Name; owners: readonly Owner[]; at: number }> {
  return Object.entries(structure.quantities).flatMap(([name, quantity]) => {
    if (quantity.is === 'holding') return [{ name, owners: [quantity.owner], at: quantity.at }];
    return quantity.is === 'total' ? [{ name, owners: quantity.owners, at: quantity.at }] : [];
  });
}

/** `gateway-a0`: the relation by which an amount is told. */
export const gatewayKey = (name: Name): string => `gateway-${name}`;

/** The amount that the sentence of a gateway tells. */
export const findGatewayName = ({ key }: Relation): Name => key.replace(gatewayKey(''), '');

/** The sentence of a gateway for one amount; of a total it is also the sentence that says whose total it is. */
function toRelation(
  structure: Structure,
  gateway: Gateway,
  { name, owners, at }: ReturnType<typeof listTellable>[number],
): Relation {
  const defining = structure.relations.find((r) => r.says === 'total' && r.total === name);
  return {
    key: gatewayKey(name),
    says: 'gateway',
    owners,
    at,
    gateway: gateway.id,
    parts: Object.keys(gateway.parts),
    equations: [`${name} = ${gateway.gives}`, ...(defining?.equations ?? [])],
  };
}

/** The structure joined with a gateway: one of its told amounts is told by other numbers. */
export function tellThrough(base: Structure, gateway: Gateway): Structure {
  const told = lazily(() => joinTold(base, gateway));
  return {
    ...base,
    id: `${base.id}-by-${gateway.id}`,
    get quantities() {
      return told().quantities;
    },
    get relations() {
      return told().relations;
    },
    get slips() {
      return told().slips;
    },
    through: { base, gateway },
  };
}

/** What a gateway adds to a structure: few of the joins are ever drawn. */
function joinTold(base: Structure, gateway: Gateway): Pick<Structure, 'quantities' | 'relations' | 'slips'> {
  const tellable = listTellable(base);
  const parts = Object.entries(gateway.parts).map(
    ([name, counts]) => [name, { is: 'part', counts } as const] as const,
  );
  const slips = tellable.flatMap(({ name }) =>
    gateway.slips.map(({ code, says, instead }) => ({
      code,
      says,
      at: { [name]: instead },
      needsTold: gatewayKey(name),
    })),
  );
  return {
    quantities: { ...base.quantities, ...Object.fromEntries(parts) },
    relations: [...base.relations, ...tellable.map((one) => toRelation(base, gateway, one))],
    slips: [...slips, ...base.slips],
  };
}
