/** Ids of the demo accounts: constant, so that renamed ones are recognised and excluded from counts of people. */
export const DEMO_ACCOUNT_IDS = {
  admin: '01a1fe27-ea9a-7152-bdb4-e5d58d7a7d2c',
  parent: '01a1fe27-eac8-77a4-b9d0-a8c63039a331',
  child: '01a1fe27-eaf6-7400-a3e2-e4f8fa030254',
} as const;
