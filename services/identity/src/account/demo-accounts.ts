import type { Role } from '@sumfox/contracts/endpoint';
import { DEMO_ACCOUNT_IDS } from '@sumfox/contracts/identity/demo-account-ids';
import type { DemoUsername } from '@sumfox/contracts/identity/demo-mode.rules';
import type { GradeLevel } from '@sumfox/curriculum/grades';

/** An account to try the product with. */
export interface DemoAccount {
  /** Constant, so that a renamed account is recognised. */
  id: string;
  username: DemoUsername;
  firstName: string;
  lastName: string;
  callName: string;
  role: Role;
  gradeLevel: GradeLevel | null;
}

/** Common names in Singapore that identify no person. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: DEMO_ACCOUNT_IDS.admin,
    username: 'admin',
    firstName: 'Asha',
    lastName: 'Nair',
    callName: 'Asha',
    role: 'admin',
    gradeLevel: null,
  },
  {
    id: DEMO_ACCOUNT_IDS.parent,
    username: 'parent',
    firstName: 'Hui Ling',
    lastName: 'Tan',
    callName: 'Hui Ling',
    role: 'parent',
    gradeLevel: null,
  },
  {
    id: DEMO_ACCOUNT_IDS.child,
    username: 'student',
    firstName: 'Mei',
    lastName: 'Tan',
    callName: 'Mei',
    role: 'child',
    gradeLevel: 'Primary 5',
  },
];

/** The demo parent is the demo child's. */
export const DEMO_FAMILY = {
  linkId: '01a1fe27-eb26-7235-bdc5-0ce5aa8b79c4',
  parentId: DEMO_ACCOUNT_IDS.parent,
  childId: DEMO_ACCOUNT_IDS.child,
};
