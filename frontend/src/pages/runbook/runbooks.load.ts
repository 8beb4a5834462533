import type { AlarmKey } from '@sumfox/contracts/analytics/load.endpoints';

type Text = Promise<{ default: string }>;

/** The page of each alarm, fetched when it is opened; the same files that operators read in `docs/runbooks`. */
const ALARMS: Readonly<Record<AlarmKey, () => Text>> = {
  'process-down': () => import('../../../../docs/runbooks/process-down.md?raw'),
  'database-down': () => import('../../../../docs/runbooks/database-down.md?raw'),
  errors: () => import('../../../../docs/runbooks/errors.md?raw'),
  'slow-answers': () => import('../../../../docs/runbooks/slow-answers.md?raw'),
  'queue-behind': () => import('../../../../docs/runbooks/queue-behind.md?raw'),
  'events-behind': () => import('../../../../docs/runbooks/events-behind.md?raw'),
  'database-connections': () => import('../../../../docs/runbooks/database-connections.md?raw'),
  'slow-statements': () => import('../../../../docs/runbooks/slow-statements.md?raw'),
  model: () => import('../../../../docs/runbooks/model.md?raw'),
  'model-budget': () => import('../../../../docs/runbooks/model-budget.md?raw'),
};

const RUNBOOKS: Readonly<Record<string, () => Text>> = {
  ...ALARMS,
  backup: () => import('../../../../docs/runbooks/backup.md?raw'),
  README: () => import('../../../../docs/runbooks/README.md?raw'),
};

/** Text of a runbook in Markdown; null when there is none of that name. */
export async function readRunbook(name: string): Promise<string | null> {
  const load = Object.hasOwn(RUNBOOKS, name) ? RUNBOOKS[name] : undefined;
  return load ? (await load()).default : null;
}
