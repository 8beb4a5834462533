/** Length of `openssl rand -hex 16`; the values of the example are twice as long. */
const MIN_SECRET_CHARS = 32;
/** Random text of that length has more kinds of characters than this; `aaaa…` and `1234…1234` have not. */
const MIN_DISTINCT_CHARS = 9;
/** The values stand in connection addresses, where other characters would need to be escaped. */
const ADDRESS_SAFE = /^[A-Za-z0-9_.~-]+$/;
const WORDS_OF_PLACEHOLDERS = /change|default|example|password|placeholder|practice|replace|secret/i;

/**
 * Faults of the secrets among these variables (names that end in `_PASSWORD` or `_SECRET`), one sentence each, without
 * a value. An empty list means that they are usable.
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
    return other ? [`${name} is the same as ${other}: a leak of one reveals both.`] : [];
  });
}

function faultOf(value: string): string | null {
  if (value === '') return 'is not set';
  if (value.length < MIN_SECRET_CHARS) return `is shorter than ${MIN_SECRET_CHARS} characters`;
  if (!ADDRESS_SAFE.test(value)) return 'may only have letters, digits and . _ ~ -';
  if (WORDS_OF_PLACEHOLDERS.test(value) || new Set(value).size < MIN_DISTINCT_CHARS) return 'can be guessed';
  return null;
}
