// Preloaded by the processes that a soak measures: on SIGUSR2 a process frees all memory that nothing refers to. What
// V8 keeps before it gets to that depends on the moment, and is as large as what grows in an hour.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
