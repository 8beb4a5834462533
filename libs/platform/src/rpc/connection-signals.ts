/** Pattern of a message that asks whether a replica still works; any answer will do. */
export const PING = 'ping';

/** Id of the message by which a replica that stops asks its callers to go to another one. */
const LEAVING_ID = 'leaving';

/** Message of a replica that stops: it answers the calls that it has, and its caller then closes the connection. */
export const LEAVING = { id: LEAVING_ID };

export function isLeaving(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'id' in message && message.id === LEAVING_ID;
}
