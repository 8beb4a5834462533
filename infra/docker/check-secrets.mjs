// The first container: with guessable secrets no other starts, above all no database that would store them.
import { listSecretFaults } from './secret.rules.ts';

const faults = listSecretFaults(process.env);
for (const fault of faults) console.error(`.env: ${fault}`);
if (faults.length > 0) {
  console.error('.env: "openssl rand -hex 32" makes a good value.');
  process.exit(1);
}
if (process.env.DEMO_MODE === '1') {
  console.warn(
    '.env: DEMO_MODE=1 makes the accounts admin, parent and student, which open with the passwords in .env.',
  );
}
