import type { Role, ServiceName } from '@sumfox/contracts/endpoint';

/** Who stands behind a call between processes: the calling process, and the signed-in person if there is one. */
export interface Caller {
  process: ServiceName | 'gateway';
  userId: string | null;
  role: Role | null;
  sessionId: string | null;
}

/** A caller with a person; what endpoints that need a role are given. */
export interface PersonCaller extends Caller {
  userId: string;
  role: Role;
  sessionId: string;
}
