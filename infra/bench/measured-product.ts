import fs from 'node:fs';
import path from 'node:path';
import { buildAll } from '../local/build.ts';
import { OperatorError } from '../local/operator-error.ts';
import { startStack, type Stack, type StackOptions } from '../local/stack.ts';
import { makeDiskFolder } from '../test/servers.ts';

/** Says how far a bench is: standard output belongs to its figures. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

type Wanted = Partial<StackOptions>;

/** Starts the product as `npm start` runs it, in a folder of its own and without limits of calls. */
export function startMeasured(dataDir: string, { env, ...wanted }: Wanted = {}): Promise<Stack> {
  return startStack({
    dataDir,
    port: 0,
    persistent: true,
    log: () => {},
    ...wanted,
    env: {
      NODE_ENV: 'test',
      CONTRACT_CHECKS: 'off',
      RATE_LIMITS: 'off',
      // Compiled code of an earlier run would make the first start warm.
      NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
      ...env,
    },
  });
}

/**
 * Builds the product, starts it in an empty folder, works on it, stops and removes it. A fault of the work is printed,
 * and makes the bench end with 1.
 */
export async function withProduct(wanted: Wanted, work: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDir = makeDiskFolder();
  try {
    await buildAll(say);
    const stack = await startMeasured(dataDir, wanted);
    try {
      await work(stack);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exitCode = 1;
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Only after the build: they are imported from it. */
async function startModel() {
  const { startFakeModel } = await import('@sumfox/testing/fake-model/fake-model-server');
  const { fault, reply } = await import('@sumfox/testing/fake-model/fake-reply');
  return {
    fake: await startFakeModel(),
    /** A request that is never answered. */
    hang: () => fault.hang(),
    /** A judge who is sure of no point, after this time. */
    unsure: (delayMs: number) =>
      reply.value(
        (data) => ({
          points: ((data as { points?: { point: string }[] }).points ?? []).map(({ point }) => ({
            point,
            shown: 'unsure',
            quote: '',
          })),
        }),
        { delayMs },
      ),
  };
}
export type Model = Awaited<ReturnType<typeof startModel>>;

/** The same with a model that answers as the bench says, and with money enough to ask it. */
export async function withModel(
  { env, ...wanted }: Wanted,
  work: (stack: Stack, model: Model) => Promise<void>,
): Promise<void> {
  await buildAll(say);
  const model = await startModel();
  const { apiKey, baseUrl } = model.fake;
  await withProduct(
    {
      ...wanted,
      env: {
        OPENAI_API_KEY: apiKey,
        OPENAI_BASE_URL: baseUrl,
        OPENAI_MODEL: 'fake-model',
        AI_DAILY_USD: '1000',
        AI_MONTHLY_USD: '1000',
        AI_PUPIL_DAILY_USD: '10',
        ...env,
      },
    },
    (stack) => work(stack, model),
  );
  await model.fake.close();
}
