import { afterEach, expect, it } from '@jest/globals';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const MODULE = pathToFileURL(path.join(import.meta.dirname, 'orphan-guard.ts')).href;

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

function start(script: string): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return child;
}
const startServer = () => start('setInterval(() => {}, 1000)');

/** A launcher that guards one server, and then another in its place. */
function startLauncher(first: ChildProcess, second: ChildProcess, then: string): ChildProcess {
  return start(`
    import { guardServers } from ${JSON.stringify(MODULE)};
    const guard = guardServers([{ pid: ${first.pid}, signal: 'SIGTERM' }]);
    guard.remove(${first.pid});
    guard.add({ pid: ${second.pid}, signal: 'SIGINT' });
    ${then}
    setTimeout(() => console.log('told'), 200);
    setInterval(() => {}, 1000);
  `);
}

it("the orphan guard ends the restarted server, and not a process with the old id, after the launcher's death", async () => {
  const [old, current] = [startServer(), startServer()];
  const launcher = startLauncher(old, current, '');
  if (launcher.stdout) await once(launcher.stdout, 'data');
  const ended = once(current, 'exit');
  launcher.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGINT');
  expect(old.exitCode ?? old.signalCode).toBeNull();
});

it('the orphan guard ends nothing after its dismissal', async () => {
  const [old, current] = [startServer(), startServer()];
  const launcher = startLauncher(old, current, 'await guard.dismiss();');
  if (launcher.stdout) await once(launcher.stdout, 'data');
  launcher.kill('SIGKILL');
  await sleep(8_000);
  expect(current.exitCode ?? current.signalCode).toBeNull();
});
