import { demoBrains } from './demo-brains.js';
import { type FakeModel, startFakeModel } from './fake-model-server.js';
import { type Brain, reply } from './fake-reply.js';

/** About as long as a real model takes. */
const DELAY_MS = 800;

/**
 * The fake model of a demonstration; `brains` replace its own. A task without a brain gets an error, as from a provider
 * that is down.
 */
export async function startDemoModel(brains: Readonly<Record<string, Brain>> = {}): Promise<FakeModel> {
  const model = await startFakeModel();
  for (const [task, brain] of Object.entries({ ...demoBrains, ...brains }))
    model.script(task, reply.value(brain, { delayMs: DELAY_MS }));
  return model;
}
