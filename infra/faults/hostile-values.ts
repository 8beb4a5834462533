/** Texts that are sent in place of a usual one, by their purpose. The contract decides whether they fit. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  'what no database keeps': 'a\u0000b\ud83ec\udd8a',
  'other alphabets': 'Ａ１٣ аⅧ é\u0301\u0351\u0327 \u202eשלום\u2069\u200b\ufeff 👩‍👩‍👧‍👦',
  'ten thousand letters': 'ж'.repeat(10_000),
  'a short quote': "x' or ''='",
  'the quotes of SQL': `%_\\' or 1=1)"; create table probed_rows (); -- $1 ? %s`,
  'a day that no calendar has': '0000-01-01',
  'an operator and a template': '{"$ne":""} ${7*7} {{7*7}} <%= 7*7 %> ../../etc/passwd\r\nX-Injected: 1',
};

/** Values that are sent in place of a text and are no text. */
export const NO_TEXTS: Readonly<Record<string, unknown>> = {
  'an operator': { $ne: '' },
  'a pattern': { $regex: '.*', $options: 'i' },
  'a list': [['x', { $gt: '' }]],
  'a number': 7e300,
};

/** Fields of an account, a topic or a paper that clients cannot set, or only by calls that name them. */
export const FOREIGN_FIELDS: Readonly<Record<string, unknown>> = {
  isActive: true,
  isAdmin: true,
  ownerId: '00000000-0000-7000-8000-000000000000',
  pupilId: '00000000-0000-7000-8000-000000000000',
  isShared: true,
  score: 100,
  completedAt: '2026-01-01T00:00:00.000Z',
};
