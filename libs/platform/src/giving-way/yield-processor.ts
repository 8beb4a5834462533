import os from 'node:os';
import { type ProcessName, getProcess } from '@sumfox/contracts/processes';

/**
 * Lets other programs of the machine go before this process where its row says so: about a tenth of a core where others
 * want it, all of it where none does.
 */
export function yieldProcessor(
  name: ProcessName,
  setPriority: (priority: number) => void = os.setPriority,
): void {
  if (getProcess(name).yieldsProcessor) setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
