import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../libs/contracts/src/endpoints.ts';
import {
  type Endpoint,
  type NamedObjectRule,
  type UploadRule,
  endpointKey,
} from '../../libs/contracts/src/endpoint.ts';
import { writePdf } from '../../libs/testing/src/pdf/write-pdf.ts';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import { type TestStack, startTestStack } from '../test/whole-stack.ts';
import { CALLERS, type CallerKind, ROLE_OF, type World, buildWorld } from './authorization-world.ts';
import { type OddInput, oddInputs } from './odd-inputs.ts';
import { PASSWORD, freshName, pupil } from './people-driver.ts';

let stack: TestStack;
let world: World;
let cells = 0;
let foreignIds = 0;
let oddCalls = 0;
const mismatches: string[] = [];

beforeAll(async () => {
  stack = await startTestStack();
  world = await buildWorld(stack);
}, 120_000);

afterAll(async () => {
  process.stdout.write(
    `Authorization: ${ENDPOINTS.length} calls, ${cells} cells, ${foreignIds} foreign ids, ${oddCalls} odd inputs, ${mismatches.length} mismatches\n`,
  );
  await stack?.stop();
}, 60_000);

type Refusal = { error: string; code: string };

/** A body that is in order, so that whoever may call gets through; an id goes where the contract's rule names it. */
const BODIES: Readonly<Record<string, (world: World) => object>> = {
  'POST /api/auth/login': ({ people }) => ({ username: people.child.user.username, password: PASSWORD }),
  'POST /api/auth/register': () => pupil(),
  'POST /api/auth/register-family': () => ({
    parentName: 'Tan Wei',
    parentEmail: `${freshName('t')}@example.com`,
    parentPassword: PASSWORD,
    childName: 'Tan Mei',
    childUsername: freshName('c'),
    childPassword: PASSWORD,
  }),
  'PATCH /api/profile': () => ({ name: 'Siti Rahim' }),
  'PATCH /api/child-profile/:userId': () => ({ gradeLevel: 'Primary 2' }),
  'PUT /api/user-preferences': () => ({ questionsPerAssessment: 5 }),
  'POST /api/parent/link-child': ({ people }) => ({ childUsername: people.child.user.username }),
  'POST /api/parent/children/:userId/reset-password': () => ({ newPassword: PASSWORD }),
  'PUT /api/parent/children/:userId/picture-password': () => ({ pictures: ['cat', 'moon', 'cat'] }),
  'POST /api/auth/family-device/sign-in': ({ people }) => ({ userId: people.child.user.userId }),
  'POST /api/admin/users/:userId/reset-password': () => ({ newPassword: PASSWORD }),
  'PATCH /api/admin/users/:userId/toggle-status': () => ({ isActive: true }),
  'POST /api/admin/reviews/:reviewId': () => ({ marksAwarded: null, isKeyFaulty: false }),
  'POST /api/admin/assessments/:id/verification': () => ({
    requestId: randomUUID(),
    verdicts: [{ questionIndex: 0, verdict: 'approve', marksSeen: 0, verdictSeen: null }],
  }),
  'POST /api/admin/pre-generation/batches': () => ({ batchName: 'Ratio', targetQuestions: 1 }),
  'POST /api/admin/pre-generation/batches/:id/resume': () => ({ withoutModel: false }),
  'POST /api/admin/jobs/:jobId/retry': ({ ids }) => ({ queue: ids.queue }),
  'PUT /api/admin/jobs/queues/:queue': () => ({ isPaused: false }),
  'POST /api/privacy/erase': () => ({ password: PASSWORD }),
  'POST /api/assessments/create': () => ({ type: 'adaptive' }),
  'POST /api/dual-proficiency/generate-assessment': () => ({ questionCount: 3 }),
  'POST /api/assessments/generate-review': () => ({ maxQuestions: 5 }),
  'POST /api/assessments/generate-similar': () => ({ requestId: randomUUID() }),
  'POST /api/assessments/:id/check': () => ({ questionIndex: 0, answer: '1' }),
  'POST /api/assessments/:id/flag-question': () => ({ questionIndex: 0 }),
  'POST /api/assessments/:id/challenge': () => ({ questionIndex: 0, challengeReason: 'ai-error' }),
  'POST /api/assessments/:id/save': () => ({ answers: [] }),
  'POST /api/assessments/submit': () => ({ answers: [] }),
  'POST /api/demo-sophisticated-visual': () => ({
    gradeLevel: 'Primary 3',
    subStrandId: 'data_handling',
    proficiencyLevel: 3,
  }),
  'POST /api/demo-visual-probability': () => ({ gradeLevel: 'Primary 3', subStrandId: 'data_handling' }),
  'POST /api/topics': () => ({
    name: 'Fractions',
    gradeLevel: 'Primary 5',
    difficultyLevel: 3,
    modelQuestions: [{ question: 'What is 1/2 of 8?', difficulty: 1 }],
    modelAnswers: [{ answer: '4' }],
  }),
  'PATCH /api/topics/:id': () => ({ difficultyLevel: 4 }),
  'POST /api/topics/:id/merge': ({ ids }) => ({ otherId: ids['other topic'] }),
  'POST /api/topics/similarity-decisions': ({ ids }) => ({
    topicIds: [ids['shared topic'], ids['other shared topic']],
  }),
};

/** Where a rule says more than the contract's data can: what it answers then. */
const EXCEPTIONS: Readonly<Record<string, Partial<Record<CallerKind, number>>>> = {
  // An admin makes nobody an account under the name of a family.
  'POST /api/auth/register': { admin: 403 },
  'POST /api/auth/register-family': { admin: 403 },
  // No device here is approved.
  'POST /api/auth/family-device/sign-in': Object.fromEntries(CALLERS.map((kind) => [kind, 401])),
  // A child with a parent asks the parent.
  'POST /api/privacy/erase': { child: 403 },
};

/** Whose an object of the world is, where it is not the child's. */
function ownersOf(endpoint: Endpoint, { object }: NamedObjectRule): readonly CallerKind[] {
  if (['link', 'family-device', 'extraction'].includes(object)) return ['linked parent'];
  // The first parent decides; whoever asked may take it back.
  if (object === 'link-request')
    return endpoint.path.endsWith('/decline') ? ['linked parent', 'foreign parent'] : ['linked parent'];
  if (object === 'topic') return ['linked parent'];
  return ['child'];
}

function isWithinReach(endpoint: Endpoint, rule: NamedObjectRule, kind: CallerKind): boolean {
  const role = ROLE_OF[kind];
  const reach = role && rule[role];
  if (!reach) return false;
  const isOwn = ownersOf(endpoint, rule).includes(kind);
  const isLinked = kind === 'linked parent' && ['pupil', 'account', 'paper'].includes(rule.object);
  if (reach === 'any') return true;
  return (reach !== 'linked' && isOwn) || (reach !== 'own' && isLinked);
}

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
function send(client: TestClient, endpoint: Endpoint, id: string): Promise<TestResponse<Refusal>> {
  const { objectRule, method } = endpoint;
  const rule = typeof objectRule === 'string' ? null : objectRule;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(rule?.in === 'params' && rule.field === name ? id : 'somebody'),
  );
  const query = rule?.in === 'query' ? `?${rule.field}=${encodeURIComponent(id)}` : '';
  const named = rule?.in === 'body' ? { [rule.field]: toBodyValue(rule, id) } : {};
  const form = endpoint.upload && toForm(endpoint.upload);
  const body = { ...BODIES[endpointKey(endpoint)]?.(world), ...named };
  return client.send(method, `${path}${query}`, method === 'GET' ? undefined : body, { form });
}

/** The same with something odd in the query or the body, and everything else in order. */
function sendOdd(
  client: TestClient,
  endpoint: Endpoint,
  { query = '', body }: OddInput,
): Promise<TestResponse<Refusal>> {
  const { objectRule: rule, method } = endpoint;
  const path = endpoint.path.replace(/:(\w+)/g, () => encodeURIComponent(idOf(endpoint)));
  const named =
    typeof rule !== 'string' && rule.in === 'body' && body
      ? { [rule.field]: toBodyValue(rule, idOf(endpoint)) }
      : {};
  return client.send(method, `${path}${query}`, method === 'GET' ? undefined : { ...named, ...body });
}

/** A file that is in order. */
function toForm({ field, contentType }: UploadRule): FormData {
  const form = new FormData();
  form.append(field, new Blob([writePdf([['1. What is 3 + 4?']])], { type: contentType }), 'sheet.pdf');
  return form;
}

function toBodyValue({ field, object }: NamedObjectRule, id: string): unknown {
  if (field.endsWith('Ids')) return [id];
  return object === 'paper' && /^\d+$/.test(id) ? Number(id) : id;
}

const idOf = ({ objectRule }: Endpoint) =>
  typeof objectRule === 'string' ? 'somebody' : (world.ids[objectRule.object] ?? '');

describe('the world of these tests', () => {
  it('has an object of every kind that a contract names, and a body for every call that needs one', () => {
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
    it('lets in whom its contract names, and nobody else', async () => {
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
        if (endpoint.method !== 'GET') await world.restore();
      }
      if (JSON.stringify(seen) !== JSON.stringify(wanted)) mismatches.push(key);
      expect(seen).toEqual(wanted);
    });

    it('meets what no page sends with a refusal, never with a fault', async () => {
      const kind = CALLERS.find((each) => expectationOf(endpoint, each) === 'allowed');
      const faults: unknown[] = [];
      for (const odd of oddInputs(endpoint, BODIES[key]?.(world))) {
        const answer = await sendOdd(world.as(kind ?? 'anonymous'), endpoint, odd);
        oddCalls += 1;
        const isSaid = answer.status < 400 || typeof answer.body.error === 'string';
        if (answer.status >= 500 || !isSaid) faults.push([answer.status, JSON.stringify(odd).slice(0, 200)]);
      }
      if (endpoint.method !== 'GET') await world.restore();
      expect(faults).toEqual([]);
    });

    const rule = endpoint.objectRule;
    if (typeof rule === 'string') return;

    it('answers for a foreign object as for one that is not there', async () => {
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
