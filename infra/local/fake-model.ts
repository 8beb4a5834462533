import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as DemoModelModule from '@sumfox/testing/fake-model/demo-model';
import type { Brain } from '@sumfox/testing/fake-model/fake-reply';
import { repoRoot } from './paths.ts';

/** What the processes that ask are given instead of a provider's address and a key. */
export interface PretendModel {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** What the content service's own author and reader of questions look like from here. */
interface PretendAuthorModule {
  PretendAuthor: new () => { write(data: unknown): object; solve(data: unknown): object };
}

/** Starts the model that only pretends, from the built files: the launcher is not part of any package. */
export async function startPretendModel(): Promise<PretendModel> {
  const { startDemoModel } = await load<typeof DemoModelModule>('libs/testing/dist/fake-model/demo-model.js');
  const { PretendAuthor } = await load<PretendAuthorModule>(
    'services/content/dist/model-questions/pretend-author.js',
  );
  const author = new PretendAuthor();
  const model = await startDemoModel({
    'write-question': (data) => toJson(author.write(data)),
    'solve-question': (data) => toJson(author.solve(data)),
  });
  return {
    // Its replies cost nothing: by the dearest price, nobody's share of the day would pay for a whole sheet.
    env: { ...model.env, OPENAI_MODEL: 'pretend-model', AI_PUPIL_DAILY_USD: '1' },
    stop: () => model.close(),
  };
}

/** A module of the built product. */
async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(path.join(repoRoot, file)).href)) as Module;
}

const toJson = (value: object) => JSON.parse(JSON.stringify(value)) as ReturnType<Brain>;
