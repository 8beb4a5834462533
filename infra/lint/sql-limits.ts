/** Statements in SQL that each package may have. Each number may only fall; together they shall be 60. */
export const MAX_SITES: Readonly<Record<string, number>> = {
  'libs/ai': 1,
  'libs/platform': 10,
  'services/analytics': 11,
  'services/assessment': 8,
  'services/content': 5,
  'services/identity': 7,
  'services/marking': 2,
};
