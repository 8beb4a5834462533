import { buildPupil } from './papers.js';
import { buildStats } from './question-factory.js';
import { renderAppAt } from './render-app.js';
import { refusal, scriptServer, type MadeCall, type ScriptedAnswer } from './scripted-server.js';

export type ConsoleScript = Record<string, (made: MadeCall) => ScriptedAnswer | 'no-connection'>;

export const STATS = 'GET /api/admin/pre-generation/stats';
export const BATCHES = 'GET /api/admin/pre-generation/batches';
export const CREATE = 'POST /api/admin/pre-generation/batches';
export const QUESTIONS = 'GET /api/admin/pre-generation/questions';
export const COVERAGE = 'GET /api/admin/pre-generation/curriculum-coverage';
export const WITHDRAWN = 'GET /api/admin/pre-generation/structures/withdrawn';
export const HEALTH = 'GET /api/admin/system-health';

export const away = () => ({ status: 503, body: refusal('Away', 'unavailable') });

/** The console as an admin opens it, at a tab; without changes there are figures and no batch. */
export function openConsole(tab: string | null, changes: ConsoleScript = {}) {
  const server = scriptServer({
    'GET /api/auth/user': () => ({ body: { user: buildPupil({ role: 'admin', userId: 'ada' }) } }),
    [STATS]: () => ({ body: buildStats() }),
    [BATCHES]: () => ({ body: [] }),
    [HEALTH]: away,
    [WITHDRAWN]: () => ({ body: [] }),
    ...changes,
  });
  renderAppAt(tab === null ? '/question-management' : `/question-management?tab=${tab}`);
  return server;
}
