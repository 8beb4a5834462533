import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as DemoModelModule from '@product/testing/fake-model/demo-model';
import { repoRoot } from './paths.ts';

/** What the processes that ask are given instead of a provider's address and a key. */
export interface PretendModel {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the model that only pretends, from the built files: the launcher is not part of any package. */
export async function startPretendModel(): Promise<PretendModel> {
  const file = path.join(repoRoot, 'libs/testing/dist/fake-model/demo-model.js');
  const { startDemoModel } = (await import(pathToFileURL(file).href)) as typeof DemoModelModule;
  const model = await startDemoModel();
  return {
    env: { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'pretend-model' },
    stop: () => model.close(),
  };
}
