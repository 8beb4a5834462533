import { spawn } from 'node:child_process';
import type { Program } from './managed-process.ts';
import { repoRoot } from './paths.ts';

/** A process of the product: its command and its health address. */
export interface ProcessDefinition {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
  /** Answers 200 once the process can do its work. */
  readyUrl: string;
  /** Answers 200 while the process runs, whatever its dependencies do. */
  liveUrl: string;
  /** Whether others do the same work: then it ends only when its clients have gone to them. */
  hasReplicas: boolean;
}

export function toProgram({ name, args, env, readyUrl, liveUrl, hasReplicas }: ProcessDefinition): Program {
  return {
    name,
    stopSignal: hasReplicas ? 'SIGTERM' : 'SIGINT',
    spawn: () =>
      spawn(process.execPath, args, {
        cwd: repoRoot,
        env,
        // Its own process group: Ctrl-C reaches the launcher alone, which then ends the processes in order.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }),
    isReady: (limitMs) => answersOk(readyUrl, limitMs),
    isAlive: (limitMs) => answersOk(liveUrl, limitMs),
  };
}

async function answersOk(url: string, limitMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return response.status === 200;
  } catch (error) {
    // No listener yet, or the process is too busy: probe again. Other errors are ours. Checked by name, because under
    // jest the error comes from another realm.
    if (['TypeError', 'TimeoutError', 'AbortError'].includes((error as Error).name)) return false;
    throw error;
  }
}
