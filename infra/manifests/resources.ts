import type { ProcessRow } from '@sumfox/contracts/processes.ts';

/** A school of 1 000 pupils begins within five minutes. */
const PAPERS_PER_SECOND = 3;
/** A process at rest has its checks and heartbeats. */
const MIN_CPU = 50;
const CPU_STEP = 25;
/** Shares of the memory that a process was measured with. */
const REQUESTED_SHARE = 1.5;
const ALLOWED_SHARE = 3;
const REQUEST_STEP_MIB = 32;
const LIMIT_STEP_MIB = 64;
/** Room for a burst, and for the files of strangers. */
const MIN_LIMIT_MIB = 512;

/** What a container of a process asks for and may take. */
export interface ContainerResources {
  /** Thousandths of a core. There is no limit: it would hold Node back although the machine is idle. */
  cpuRequest: number;
  memoryRequestMiB: number;
  memoryLimitMiB: number;
}

/** Derives the resources of a process from its measured figures. */
export function toResources({ measured: { memoryMiB, paperMs } }: ProcessRow): ContainerResources {
  return {
    cpuRequest: Math.max(MIN_CPU, roundUp(paperMs * PAPERS_PER_SECOND, CPU_STEP)),
    memoryRequestMiB: roundUp(memoryMiB * REQUESTED_SHARE, REQUEST_STEP_MIB),
    memoryLimitMiB: Math.max(MIN_LIMIT_MIB, roundUp(memoryMiB * ALLOWED_SHARE, LIMIT_STEP_MIB)),
  };
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;
