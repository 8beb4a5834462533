/** What `openssl rand -hex 16` gives; all that the example makes are twice as long. */
const SHORTEST = 32;
/** Random text of that length has more kinds of characters than this; `aaaa…` and `1234…1234` have not. */
const FEWEST_DISTINCT = 9;
/** The values stand in connection addresses, where other characters would need to be escaped. */
const ADDRESS_SAFE = /^[A-Za-z0-9_.~-]+$/;
const WORDS_OF_PLACEHOLDERS = /change|default|example|password|placeholder|practice|replace|secret/i;

/**
 * What is wrong with the secrets among these variables (names that end in `_PASSWORD` or `_SECRET`), one sentence
 * each, without ever showing a value. Nothing to say means that they can be used.
 */
export function listSecretFaults(env: Record<string, string | undefined>): string[] {
  const secrets = Object.entries(env)
    .filter(([name]) => /_(PASSWORD|SECRET)$/.test(name))
    .map(([name, value]) => ({ name, value: value ?? '' }));
  if (secrets.length === 0) return ['No secret is set at all.'];
  const holders = new Map<string, string>();
  return secrets.flatMap(({ name, value }) => {
    const fault = faultOf(value);
    if (fault) return [`${name} ${fault}.`];
    const other = holders.get(value);
    holders.set(value, name);
    return other ? [`${name} is the same as ${other}: whoever learns one has both.`] : [];
  });
}

function faultOf(value: string): string | null {
  if (value === '') return 'is not set';
  if (value.length < SHORTEST) return `is shorter than ${SHORTEST} characters`;
  if (!ADDRESS_SAFE.test(value)) return 'may only have letters, digits and . _ ~ -';
  if (WORDS_OF_PLACEHOLDERS.test(value) || new Set(value).size < FEWEST_DISTINCT) return 'can be guessed';
  return null;
}
