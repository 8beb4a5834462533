import { prepared } from '../../shared/lib/prepared.js';

export const DashboardSections = prepared(
  () => import('./dashboard-sections.js'),
  (part) => part.default,
);
