/** The channel to the program that started this process. */
type LauncherChannel = Pick<NodeJS.Process, 'connected' | 'once'>;

/** Calls `onGone` once the launcher has gone; at once if it went while this process was still starting. */
export function watchLauncher(channel: LauncherChannel, onGone: () => void): void {
  if (channel.connected) channel.once('disconnect', onGone);
  else onGone();
}
