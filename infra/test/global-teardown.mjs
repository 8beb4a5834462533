import { dropTemplates } from './scratch-templates.ts';

export default async function teardown() {
  const counted = await globalThis.__testPool?.stop();
  if (counted) console.log(counted);
  const { TEST_ADMIN_DATABASE_URL, TEST_TEMPLATES } = process.env;
  if (TEST_ADMIN_DATABASE_URL && TEST_TEMPLATES) await dropTemplates(TEST_ADMIN_DATABASE_URL, TEST_TEMPLATES);
  await globalThis.__testServers?.stop();
}
