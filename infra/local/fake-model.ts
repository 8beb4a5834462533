import type { Brain } from '@sumfox/testing/fake-model/fake-reply';
import { importBuilt } from './built-modules.ts';

/** Settings of the asking processes instead of a provider's address and a key. */
export interface FakeModelProcess {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Type of the content service's own author and reader of questions. */
interface PretendAuthorModule {
  FakeAuthor: new () => { write(data: unknown): object; solve(data: unknown): object };
}

/** Starts the model that only pretends, once the backend is built. */
export async function startFakeModelProcess(): Promise<FakeModelProcess> {
  const { startDemoModel } = await import('@sumfox/testing/fake-model/demo-model');
  const { FakeAuthor } = await importBuilt<PretendAuthorModule>('fake-author');
  const author = new FakeAuthor();
  const model = await startDemoModel({
    'write-question': (data) => toJson(author.write(data)),
    'solve-question': (data) => toJson(author.solve(data)),
  });
  return {
    // Its replies are free: at the highest price a pupil's share of the day would not pay for a whole sheet.
    env: { ...model.env, OPENAI_MODEL: 'pretend-model', AI_PUPIL_DAILY_USD: '1' },
    stop: () => model.close(),
  };
}

const toJson = (value: object) => JSON.parse(JSON.stringify(value)) as ReturnType<Brain>;
