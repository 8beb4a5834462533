import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { ManagedProcess, type ProcessHooks, type Program } from './managed-process.ts';

const WATCH = { everyMs: 100, answerWithinMs: 90, maxMisses: 3, maxMissesAtStart: 600 };

/** An idle program with responses set by the test. */
class StubProgram implements Program {
  readonly name = 'stub';
  readonly stopSignal = 'SIGTERM';
  answers = true;
  faultsOfPrepare: string[] = [];

  async prepare(): Promise<void> {
    const fault = this.faultsOfPrepare.shift();
    if (fault) throw new Error(fault);
  }

  spawn(): ChildProcess {
    return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  isReady = async () => true;
  isAlive = async () => this.answers;
}

let program: StubProgram;
let running: ManagedProcess;

function make(hooks: Partial<ProcessHooks> = {}): ManagedProcess {
  const record = { add: () => {}, remove: () => {} };
  running = new ManagedProcess(program, {
    record,
    onLine: () => {},
    supervise: true,
    watch: WATCH,
    ...hooks,
  });
  return running;
}

const another = (pid: number | undefined) =>
  eventually(async () => (running.pid !== undefined && running.pid !== pid) || null);

beforeEach(() => {
  program = new StubProgram();
});
afterEach(() => running.stop());

describe('ManagedProcess', () => {
  it('restarts a killed program', async () => {
    await make().start();
    const { pid = 0 } = running;
    process.kill(pid, 'SIGKILL');
    await another(pid);
  });

  it('kills and restarts a program that stops responding', async () => {
    await make().start();
    const { pid = 0 } = running;
    program.answers = false;
    await another(pid);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(running.logs).toContain('stub does not answer and is ended');
  });

  it('leaves a silent program alone while it gets no processor', async () => {
    let waitedMs = 0;
    let looks = 0;
    let isStarved = true;
    const readWaitMs = () => {
      looks += 1;
      return (waitedMs += isStarved ? WATCH.everyMs : 0);
    };
    await make({ readWaitMs }).start();
    const { pid = 0 } = running;
    program.answers = false;
    await eventually(async () => looks > 3 * WATCH.maxMisses || null);
    expect(running.pid).toBe(pid);
    isStarved = false;
    await another(pid);
    expect(running.logs).toContain('stub does not answer and is ended');
  });

  it('retries when leftovers of a dead program could not be removed', async () => {
    await make().start();
    const { pid = 0 } = running;
    program.faultsOfPrepare = ['in the way', 'still in the way'];
    process.kill(pid, 'SIGKILL');
    await another(pid);
    expect(running.logs.filter((line) => line.includes('in the way'))).toHaveLength(2);
  });

  it('continues when its process ids cannot be written', async () => {
    const full = () => {
      throw new Error('no space left on device');
    };
    await make({ record: { add: full, remove: full } }).start();
    const { pid = 0 } = running;
    process.kill(pid, 'SIGKILL');
    await another(pid);
    expect(running.logs).toContain('stub could not be noted for the next start: no space left on device');
  });

  it('starts nothing after a stop', async () => {
    await make().start();
    await running.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(running.pid).toBeUndefined();
  });
});
