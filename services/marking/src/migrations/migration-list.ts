// Written by `npm run migration` from the files of this folder.
import { Migration0001MarkingRuns } from './0001-marking-runs.migration.js';
import { Migration0002WorkingMarks } from './0002-working-marks.migration.js';
import { Migration0010Disputes } from './0010-disputes.migration.js';
import { Migration0020Model } from './0020-model.migration.js';
import { Migration0030Judgings } from './0030-judgings.migration.js';
import { Migration0031ReviewGroups } from './0031-review-groups.migration.js';
import { Migration0032StoredVersions } from './0032-stored-versions.migration.js';

/** In order. A name never changes: it is kept where the migration has run. */
export const MIGRATIONS = [
  { name: '0001-marking-runs', class: Migration0001MarkingRuns },
  { name: '0002-working-marks', class: Migration0002WorkingMarks },
  { name: '0010-disputes', class: Migration0010Disputes },
  { name: '0020-model', class: Migration0020Model },
  { name: '0030-judgings', class: Migration0030Judgings },
  { name: '0031-review-groups', class: Migration0031ReviewGroups },
  { name: '0032-stored-versions', class: Migration0032StoredVersions },
];
