import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from '../local/managed-process.ts';
import { processNames, serviceNames } from '../local/process-table.ts';
import type { Stack } from '../local/stack.ts';
import { BusyPupils } from './busy-pupils.ts';
import { say, withProduct } from './measured-product.ts';
import { LoadPupils } from './pupils.ts';

/**
 * `npm run bench:replicas [pupils] [pause in ms] [processes]`: two replicas of every process, or of those named by commas.
 * Under load one of each service is killed, and then each replica is restarted in turn. Prints the failed calls of each
 * step and exits 1 if there is one.
 */

const PUPILS = Number(process.argv[2] ?? 20);
const PAUSE_MS = Number(process.argv[3] ?? 500);
const doubled = (process.argv[4]?.split(',') ?? processNames).map((name) => {
  const known = processNames.find((each) => each === name);
  if (!known) throw new Error(`There is no process called ${name}.`);
  return known;
});
const PUPILS_NEED = new Set<string>(['gateway', 'marking-worker', ...serviceNames]);
const CALM_MS = 3_000;
const READY_WITHIN_MS = 60_000;

async function untilReady(one: ManagedProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (one.pid === undefined || !(await one.isReady())) {
    if (performance.now() > deadline) throw new Error(`${one.name} did not come back.`);
    await sleep(100);
  }
}

/** Runs one step under load, and prints what failed meanwhile. */
async function measure(name: string, pupils: BusyPupils, step: () => Promise<void>): Promise<void> {
  const [callsBefore, failedBefore, startedAt] = [pupils.calls, pupils.failed.length, performance.now()];
  await step();
  await sleep(CALM_MS);
  const failed = pupils.failed.slice(failedBefore);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${name}: ${pupils.calls - callsBefore} calls in ${seconds} s, ${failed.length} failed`);
  for (const { text } of failed.slice(0, 5)) console.log(`  ${text}`);
}

async function run(stack: Stack): Promise<number> {
  const load = await LoadPupils.join(stack, 1, 0);
  try {
    const pupils = new BusyPupils(load, await load.admit(PUPILS), PAUSE_MS);
    await measure('two replicas at work', pupils, () => sleep(5_000));
    for (const name of serviceNames.filter((each) => doubled.includes(each)))
      await measure(`${name}.2 killed`, pupils, async () => {
        const victim = stack.replicas[name][1];
        if (!victim) throw new Error(`${name} has no second replica.`);
        process.kill(victim.pid ?? 0, 'SIGKILL');
        await sleep(500);
        await untilReady(victim);
      });
    for (const name of doubled)
      for (const one of stack.replicas[name])
        await measure(`${one.name} restarted`, pupils, () => one.restart());
    await pupils.stop();
    console.log(`${PUPILS} pupils, ${pupils.calls} calls, ${pupils.failed.length} failed`);
    return pupils.failed.length;
  } finally {
    await load.leave();
  }
}

await withProduct(
  {
    supervise: true,
    // What pupils need, and what is doubled.
    processes: processNames.filter((name) => PUPILS_NEED.has(name) || doubled.includes(name)),
    env: {
      // Content warms up before it is ready, as for a school; a product under test does not.
      NODE_ENV: 'development',
      BANK_LOW_STOCK: '0',
      REPLICAS: doubled.map((name) => `${name}=2`).join(','),
    },
    onProgress: say,
  },
  async (stack) => {
    if ((await run(stack)) > 0) process.exitCode = 1;
  },
);
