import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { CALLERS, type CallerKind, ROLE_OF, type World, buildWorld } from './authorization-world.ts';
import { BODIES, buildCall, idFor, isWithinReach, sendCall } from './listed-calls.ts';

let stack: TestStack;
let world: World;
let cells = 0;
let foreignIds = 0;
const mismatches: string[] = [];

beforeAll(async () => {
  stack = await leaseTestStack();
  world = await buildWorld(stack);
});

afterAll(async () => {
  process.stdout.write(
    `Authorization: ${ENDPOINTS.length} calls, ${cells} cells, ${foreignIds} foreign ids, ${mismatches.length} mismatches\n`,
  );
  await stack?.stop();
});

type Refusal = { error: string; code: string };

/** Where a rule says more than the contract's data can: what it answers then. */
const EXCEPTIONS: Readonly<Record<string, Partial<Record<CallerKind, number>>>> = {
  // An admin cannot register a family.
  'POST /api/auth/register': { admin: 403 },
  'POST /api/auth/register-family': { admin: 403 },
  // No device here is approved.
  'POST /api/auth/family-device/sign-in': Object.fromEntries(CALLERS.map((kind) => [kind, 401])),
  'POST /api/auth/family-device/card-sign-in': Object.fromEntries(CALLERS.map((kind) => [kind, 401])),
  // A child with a parent asks the parent.
  'POST /api/privacy/erase': { child: 403 },
  // No parent assigned the paper here.
  'DELETE /api/assessments/:id': { 'linked parent': 403 },
};

type Expectation = 'allowed' | 401 | 403 | 404;

/** What a caller is to get when the object of the world is named. */
function expectationOf(endpoint: Endpoint, kind: CallerKind): Expectation {
  const exception = EXCEPTIONS[endpointKey(endpoint)]?.[kind];
  if (exception === 401 || exception === 403) return exception;
  const { roles, objectRule } = endpoint;
  if (roles === 'public') return 'allowed';
  const role = ROLE_OF[kind];
  if (!role) return 401;
  if (!roles.includes(role)) return 403;
  if (typeof objectRule === 'string') return 'allowed';
  return isWithinReach(endpoint, objectRule, kind) ? 'allowed' : 404;
}

function answersAs(expectation: Expectation, { status }: TestResponse): boolean {
  if (expectation !== 'allowed') return status === expectation;
  return status < 500 && ![401, 403, 404].includes(status);
}

/** Calls an endpoint with an id where its rule names one. */
const send = (client: TestClient, endpoint: Endpoint, id: string): Promise<TestResponse<Refusal>> =>
  sendCall(client, endpoint, buildCall(world, endpoint, id));
const idOf = (endpoint: Endpoint) => idFor(world, endpoint);

describe('test world', () => {
  it('has an object of every kind that a contract names, and a body for every call', () => {
    for (const endpoint of ENDPOINTS) {
      const rule = endpoint.objectRule;
      if (typeof rule !== 'string')
        expect([rule.object, world.ids[rule.object]]).toEqual([rule.object, expect.any(String)]);
      const named = typeof rule !== 'string' && rule.in === 'body';
      if (endpoint.body && !named) expect(Object.keys(BODIES)).toContain(endpointKey(endpoint));
    }
    for (const key of [...Object.keys(BODIES), ...Object.keys(EXCEPTIONS)])
      expect(ENDPOINTS.map(endpointKey)).toContain(key);
  });
});

describe.each(ENDPOINTS.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
  '%s',
  (key, endpoint) => {
    it('admits exactly the roles of its contract', async () => {
      const seen: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      for (const kind of CALLERS) {
        const expectation = expectationOf(endpoint, kind);
        const answer = await send(world.as(kind), endpoint, idOf(endpoint));
        cells += 1;
        wanted[kind] = expectation;
        seen[kind] = answersAs(expectation, answer)
          ? expectation
          : `${answer.status} ${JSON.stringify(answer.body)}`;
        // A rejected caller changes nothing; otherwise the next caller's answer shows it.
        if (endpoint.method !== 'GET' && ![401, 403].includes(answer.status)) await world.restore();
      }
      if (JSON.stringify(seen) !== JSON.stringify(wanted)) mismatches.push(key);
      expect(seen).toEqual(wanted);
    });

    const rule = endpoint.objectRule;
    if (typeof rule === 'string') return;

    it('answers alike for a foreign and a missing object', async () => {
      const missing = rule.object === 'paper' ? '2000000000' : randomUUID();
      const nothing = ['abc', '0', '-1', "' or 1=1 --", '../admin', '\u0000', 'é'.repeat(30), '9'.repeat(40)];
      for (const kind of CALLERS) {
        const role = ROLE_OF[kind];
        if (!role || !rule[role]) continue;
        const refusal = await send(world.as(kind), endpoint, missing);
        expect([kind, refusal.status]).toEqual([kind, 404]);
        if (!isWithinReach(endpoint, rule, kind)) {
          const { status, body } = await send(world.as(kind), endpoint, idOf(endpoint));
          foreignIds += 1;
          expect([kind, status, body.error, body.code]).toEqual([
            kind,
            404,
            refusal.body.error,
            refusal.body.code,
          ]);
        }
        for (const id of nothing) {
          const { status } = await send(world.as(kind), endpoint, id);
          foreignIds += 1;
          const isRefused = status === 404 || (status === 400 && rule.in !== 'params');
          expect([kind, id, isRefused || status]).toEqual([kind, id, true]);
        }
        if (endpoint.method !== 'GET') await world.restore();
      }
    });
  },
);
