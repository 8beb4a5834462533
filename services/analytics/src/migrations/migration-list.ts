// Written by `npm run migration` from the files of this folder.
import { Migration0001EventsAndProcesses } from './0001-events-and-processes.migration.js';
import { Migration0020Model } from './0020-model.migration.js';
import { Migration0030Quality } from './0030-quality.migration.js';
import { Migration0040Usage } from './0040-usage.migration.js';
import { Migration0041MarkVerdicts } from './0041-mark-verdicts.migration.js';
import { Migration0042Traffic } from './0042-traffic.migration.js';

/** In order. A name never changes: it is kept where the migration has run. */
export const MIGRATIONS = [
  { name: '0001-events-and-processes', class: Migration0001EventsAndProcesses },
  { name: '0020-model', class: Migration0020Model },
  { name: '0030-quality', class: Migration0030Quality },
  { name: '0040-usage', class: Migration0040Usage },
  { name: '0041-mark-verdicts', class: Migration0041MarkVerdicts },
  { name: '0042-traffic', class: Migration0042Traffic },
];
