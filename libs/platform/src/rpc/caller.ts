import type { Role } from '@sumfox/contracts/endpoint';
import type { ProcessName } from '@sumfox/contracts/processes';

/** The caller behind an internal call: the calling process, and the signed-in person if there is one. */
export interface Caller {
  process: ProcessName;
  userId: string | null;
  role: Role | null;
  sessionId: string | null;
  /** The gateway's signed word for the person, for handing on; absent in the gateway itself, which signs it. */
  personToken?: string;
}

/** A caller with a person; what endpoints that need a role are given. */
export interface PersonCaller extends Caller {
  userId: string;
  role: Role;
  sessionId: string;
}
