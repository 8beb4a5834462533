import { randomUUID } from 'node:crypto';
import { type Endpoint, type NamedObjectRule, endpointKey } from '@sumfox/contracts/endpoint';
import type { UploadRule } from '@sumfox/contracts/upload';
import { writePdf } from '@sumfox/testing/pdf/write-pdf';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import { type CallerKind, ROLE_OF, type World } from './authorization-world.ts';
import { PASSWORD, freshName, pupil } from './people-driver.ts';

/** A valid body, so that an authorised caller succeeds; an id is set where the contract's rule names it. */
export const BODIES: Readonly<Record<string, (world: World) => object>> = {
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
  'POST /api/parent/children': () => ({
    childName: 'Tan Jun',
    childUsername: freshName('c'),
    childPassword: PASSWORD,
  }),
  'POST /api/parent/link-child': ({ people }) => ({ childUsername: people.child.user.username }),
  'POST /api/parent/children/:userId/reset-password': () => ({ newPassword: PASSWORD }),
  'PUT /api/parent/children/:userId/picture-password': () => ({ pictures: ['cat', 'moon', 'cat'] }),
  'POST /api/auth/family-device/sign-in': ({ people }) => ({ userId: people.child.user.userId }),
  'POST /api/auth/family-device/card-sign-in': () => ({ code: 'sumfox-card:none' }),
  'POST /api/admin/users/:userId/reset-password': () => ({ newPassword: PASSWORD }),
  'POST /api/admin/users/import': () => ({
    rows: [{ name: 'Ong Rui En', username: freshName('r'), grade: 'P5' }],
    isDryRun: true,
    requestId: randomUUID(),
  }),
  'PATCH /api/admin/users/:userId/toggle-status': () => ({ isActive: true }),
  'POST /api/admin/reviews/:reviewId': () => ({ marksAwarded: null, isKeyFaulty: false }),
  'POST /api/admin/assessments/:id/verification': () => ({
    requestId: randomUUID(),
    verdicts: [{ questionIndex: 0, verdict: 'approve', marksSeen: 0, verdictSeen: null }],
  }),
  'POST /api/admin/pre-generation/batches': () => ({ batchName: 'Ratio', targetQuestions: 1 }),
  'POST /api/admin/pre-generation/fill-gaps': () => ({ primaryLevel: 'Primary 1', targetQuestions: 1 }),
  'POST /api/admin/pre-generation/structures/withdraw': () => ({
    gradeLevel: 'Primary 4',
    structure: 'h9/whole_numbers/next-figure',
    reason: 'too-easy',
  }),
  'POST /api/admin/pre-generation/structures/restore': () => ({
    gradeLevel: 'Primary 4',
    structure: 'h9/whole_numbers/next-figure',
  }),
  'POST /api/admin/pre-generation/batches/:id/resume': () => ({ withoutModel: false }),
  'POST /api/admin/jobs/:jobId/retry': ({ ids }) => ({ queue: ids.queue }),
  'PUT /api/admin/jobs/queues/:queue': () => ({ isPaused: false }),
  'POST /api/privacy/erase': () => ({ password: PASSWORD }),
  'PUT /api/goals/:id': () => ({ days: 4, minutes: 10, topicId: null }),
  'POST /api/goals/:id/answer': () => ({ proposalId: randomUUID(), agrees: true }),
  'POST /api/assessments/create': () => ({ type: 'adaptive' }),
  'POST /api/dual-proficiency/generate-assessment': () => ({ questionCount: 3 }),
  'POST /api/assessments/generate-review': () => ({ maxQuestions: 5 }),
  'POST /api/assessments/generate-similar': () => ({ requestId: randomUUID() }),
  'POST /api/assessments/:id/check': () => ({ questionIndex: 0, answer: '1' }),
  'POST /api/assessments/:id/flag-question': () => ({ questionIndex: 0 }),
  'POST /api/assessments/:id/challenge': () => ({ questionIndex: 0, challengeReason: 'ai-error' }),
  'POST /api/assessments/:id/save': () => ({ answers: [{ questionIndex: 0, answer: '1' }] }),
  'POST /api/assessments/submit': ({ ids }) => ({ answers: [{ questionId: ids.question, answer: '1' }] }),
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
  'POST /api/auth/admin-setup/describe': () => ({ token: 'unknown' }),
  'POST /api/auth/forgot-password': () => ({ email: 'unknown@example.sg' }),
  'POST /api/auth/reset-password/describe': () => ({ token: 'unknown' }),
  'POST /api/auth/reset-password': () => ({ token: 'unknown', password: 'three blue foxes' }),
  'POST /api/auth/confirm-email': () => ({ token: 'unknown' }),
  'PUT /api/digests/:userId': () => ({ isOn: true }),
  'POST /api/digests/stop': () => ({ token: 'unknown' }),
  'PUT /api/profile/email': () => ({ email: 'next@example.sg', currentPassword: 'not-the-one' }),
  'POST /api/auth/login/second-factor': () => ({ code: '000000' }),
  'POST /api/profile/second-factor': () => ({ currentPassword: 'not-the-one' }),
  'POST /api/profile/second-factor/confirm': () => ({ code: '000000' }),
  'POST /api/profile/second-factor/recovery-codes': () => ({ currentPassword: 'x', code: '000000' }),
  'POST /api/profile/second-factor/turn-off': () => ({ currentPassword: 'x', code: '000000' }),
  'POST /api/auth/admin-setup': () => ({ token: 'unknown', password: 'three blue foxes' }),
  'PATCH /api/topics/:id': () => ({ difficultyLevel: 4 }),
  'POST /api/topics/:id/merge': ({ ids }) => ({ otherId: ids['other topic'] }),
  'POST /api/topics/similarity-decisions': ({ ids }) => ({
    topicIds: [ids['shared topic'], ids['other shared topic']],
  }),
};

/** Owner of an object of the test world, if not the child. */
function ownersOf(endpoint: Endpoint, { object }: NamedObjectRule): readonly CallerKind[] {
  if (['link', 'family-device', 'extraction'].includes(object)) return ['linked parent'];
  // The first parent decides; the requester may withdraw it, and the child may decline.
  if (object === 'link-request')
    return endpoint.path.endsWith('/decline')
      ? ['linked parent', 'foreign parent', 'child']
      : ['linked parent'];
  if (object === 'topic') return ['linked parent'];
  return ['child'];
}

/** Whether a caller of this kind may name the world's object. */
export function isWithinReach(endpoint: Endpoint, rule: NamedObjectRule, kind: CallerKind): boolean {
  const role = ROLE_OF[kind];
  const reach = role && rule[role];
  if (!reach) return false;
  const isOwn = ownersOf(endpoint, rule).includes(kind);
  const isLinked = kind === 'linked parent' && ['pupil', 'account', 'paper'].includes(rule.object);
  if (reach === 'any') return true;
  return (reach !== 'linked' && isOwn) || (reach !== 'own' && isLinked);
}

/** Input of one call. */
export interface ListedCall {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Undefined where the method has none. */
  body: unknown;
}

/** The id of the world's object that a call names; anything where it names none. */
export function idFor(world: World, { objectRule }: Endpoint): string {
  return typeof objectRule === 'string' ? 'somebody' : (world.ids[objectRule.object] ?? '');
}

/** Names in paths that are of no object, and of a shape of their own. */
const FREE_PARAMS: Readonly<Record<string, string>> = { code: '0af76519' };

/** A call that is in order, with an id where its rule names one. */
export function buildCall(world: World, endpoint: Endpoint, id = idFor(world, endpoint)): ListedCall {
  const rule = typeof endpoint.objectRule === 'string' ? null : endpoint.objectRule;
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const valueOf = (name: string) =>
    rule?.in === 'params' && rule.field === name ? id : (FREE_PARAMS[name] ?? 'somebody');
  const named = rule?.in === 'body' ? { [rule.field]: toBodyValue(rule, id) } : {};
  return {
    params: Object.fromEntries(names.map((name) => [name, valueOf(name)])),
    query: rule?.in === 'query' ? { [rule.field]: id } : {},
    body: endpoint.method === 'GET' ? undefined : { ...BODIES[endpointKey(endpoint)]?.(world), ...named },
  };
}

/** Sends a call; a file that is in order goes with one that takes a file. */
export function sendCall<Body>(
  client: TestClient,
  { method, path: template, upload }: Endpoint,
  { params, query, body }: ListedCall,
): Promise<TestResponse<Body>> {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(params[name])));
  const search = new URLSearchParams(query).toString();
  return client.send(method, search ? `${path}?${search}` : path, body, { form: upload && toForm(upload) });
}

/** No path carries a lone surrogate. */
const wellFormed = (text = '') => text.replace(/\p{Surrogate}/gu, '\ufffd');

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
