import { findTreeValue } from '../core/expression.js';
import { describe, expect, it } from '@jest/globals';
import { Dice } from '../core/dice.js';
import { readTree } from '../lines/trees.js';
import { exact } from '../numbers/exact.js';
import { WORLDS } from '../worlds/catalogue.js';
import { GATEWAY_STRUCTURES, STRUCTURES } from './catalogue.js';
import { GATEWAYS, gatewayKey } from './gateways.js';
import { listMeasures } from './relations.js';

/** Amounts that are tried for each gateway. */
const MOST = 2500;

const all = [...GATEWAYS.values()];

describe.each(all.map((gateway) => [gateway.id, gateway] as const))('gateway %s', (id, gateway) => {
  const found = Array.from({ length: MOST }, (_, i) => {
    const held = i + 1;
    const parts = gateway.split(new Dice(held), held);
    return parts ? [{ held, parts }] : [];
  }).flat();

  it('gives parts for many amounts, and parts that come to the amount', () => {
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const { held, parts } of found) {
      const known = new Map(Object.entries(parts).map(([name, value]) => [name, exact(value)]));
      expect(Object.keys(parts).toSorted()).toEqual(Object.keys(gateway.parts).toSorted());
      expect(Object.values(parts).every((value) => Number.isInteger(value) && value > 0)).toBe(true);
      expect([held, findTreeValue(readTree(gateway.gives), known)?.toFraction()]).toEqual([
        held,
        String(held),
      ]);
    }
  });

  it('has slips that lead elsewhere', () => {
    for (const { code, instead, says } of gateway.slips) {
      const others = found.filter(({ held, parts }) => {
        const known = new Map(Object.entries(parts).map(([name, value]) => [name, exact(value)]));
        return findTreeValue(readTree(instead), known)?.equals(held) === false;
      });
      expect([code, others.length > found.length / 2]).toEqual([code, true]);
      // One unit, and the hundred of a percentage; every other number belongs to a draw and is filled in.
      expect(says.replace(/\b(?:1|100)\b/g, '')).not.toMatch(/\d/);
    }
  });

  it('has worlds with words for each of its parts', () => {
    const worlds = WORLDS.filter(({ through }) => through?.gateway === id);
    expect(worlds.length).toBeGreaterThanOrEqual(4);
    for (const { through } of worlds) {
      const told = `${through?.opens ?? ''} ${through?.had ?? ''}`;
      const inWords = Object.keys(gateway.parts).filter((name) => !through?.drawn?.includes(name));
      for (const name of inWords) expect(told.replaceAll('{=', '{')).toContain(`{${name}}`);
    }
  });
});

describe('a structure that is told through a gateway', () => {
  it('is the structure without it, with one sentence more for each amount that it holds', () => {
    for (const { id, through, relations, quantities } of GATEWAY_STRUCTURES) {
      expect(id).toBe(`${through?.base.id ?? ''}-by-${through?.gateway.id ?? ''}`);
      const gateways = relations.filter(({ says }) => says === 'gateway');
      const holdings = Object.values(quantities).filter(({ is }) => is === 'holding' || is === 'total');
      expect(gateways).toHaveLength(holdings.length);
      for (const relation of gateways) {
        expect(listMeasures(relation)).toEqual(Object.keys(through?.gateway.parts ?? {}));
        expect(relation.key.startsWith(gatewayKey(''))).toBe(true);
      }
    }
  });

  it('has an id that no other structure has', () => {
    const ids = [...STRUCTURES, ...GATEWAY_STRUCTURES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
