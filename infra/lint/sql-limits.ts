/** Statements in SQL that each package may have. Together at most 60; a number rises only with a new
 * feature that says why the ORM is not enough. */
export const MAX_SITES: Readonly<Record<string, number>> = {
  'libs/ai': 1,
  'libs/platform': 11,
  'services/analytics': 13,
  'services/assessment': 17,
  'services/content': 7,
  'services/identity': 7,
  'services/marking': 4,
};
