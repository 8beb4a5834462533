/** A call that a stopping process has not answered after this loses its connection: longer than a submission waits. */
export const DRAIN_LIMIT_MS = 25_000;
/** A process that has not closed by then gives up and ends: longer than any job. */
export const CLOSE_LIMIT_MS = 35_000;
/** A process that was told to stop is killed no sooner. Compose and the cluster allow as much. */
export const KILL_AFTER_MS = 40_000;
