import type { Role } from '@product/contracts/endpoint';
import type { GradeLevel } from '@product/curriculum/grades';

/** An account to try the product with. */
export interface DemoAccount {
  /** Fixed, so that a renamed one is known again. */
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
  gradeLevel: GradeLevel | null;
}

/** Of all demo accounts, and public. */
export const DEMO_PASSWORD = 'practice123';

const PARENT_ID = '01a1fe27-eac8-77a4-b9d0-a8c63039a331';
const CHILD_ID = '01a1fe27-eaf6-7400-a3e2-e4f8fa030254';

/** Names are common ones in Singapore and belong to nobody. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: '01a1fe27-ea9a-7152-bdb4-e5d58d7a7d2c',
    username: 'admin',
    firstName: 'Asha',
    lastName: 'Nair',
    role: 'admin',
    gradeLevel: null,
  },
  {
    id: PARENT_ID,
    username: 'parent',
    firstName: 'Hui Ling',
    lastName: 'Tan',
    role: 'parent',
    gradeLevel: null,
  },
  {
    id: CHILD_ID,
    username: 'student',
    firstName: 'Mei',
    lastName: 'Tan',
    role: 'child',
    gradeLevel: 'Primary 5',
  },
];

/** The demo parent is the demo child's. */
export const DEMO_FAMILY = {
  linkId: '01a1fe27-eb26-7235-bdc5-0ce5aa8b79c4',
  parentId: PARENT_ID,
  childId: CHILD_ID,
};
