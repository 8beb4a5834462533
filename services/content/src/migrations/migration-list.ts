// Written by `npm run migration` from the files of this folder.
import { Migration0001Bank } from './0001-bank.migration.js';
import { Migration0020Model } from './0020-model.migration.js';
import { Migration0030WrittenQuestions } from './0030-written-questions.migration.js';
import { Migration0040Batches } from './0040-batches.migration.js';
import { Migration0050Extractions } from './0050-extractions.migration.js';
import { Migration0060Topics } from './0060-topics.migration.js';
import { Migration0071QueuePauses } from './0071-queue-pauses.migration.js';
import { Migration0110Drafting } from './0110-drafting.migration.js';
import { Migration0111StoredVersions } from './0111-stored-versions.migration.js';
import { Migration0112FalseTables } from './0112-false-tables.migration.js';
import { Migration0113WithdrawnStructures } from './0113-withdrawn-structures.migration.js';
import { Migration0114TopicPictures } from './0114-topic-pictures.migration.js';
import { Migration0115FaultsFound } from './0115-faults-found.migration.js';
import { Migration0116ConsoleFigures } from './0116-console-figures.migration.js';

/** In order. A name never changes: it is kept where the migration has run. */
export const MIGRATIONS = [
  { name: '0001-bank', class: Migration0001Bank },
  { name: '0020-model', class: Migration0020Model },
  { name: '0030-written-questions', class: Migration0030WrittenQuestions },
  { name: '0040-batches', class: Migration0040Batches },
  { name: '0050-extractions', class: Migration0050Extractions },
  { name: '0060-topics', class: Migration0060Topics },
  { name: '0071-queue-pauses', class: Migration0071QueuePauses },
  { name: '0110-drafting', class: Migration0110Drafting },
  { name: '0111-stored-versions', class: Migration0111StoredVersions },
  { name: '0112-false-tables', class: Migration0112FalseTables },
  { name: '0113-withdrawn-structures', class: Migration0113WithdrawnStructures },
  { name: '0114-topic-pictures', class: Migration0114TopicPictures },
  { name: '0115-faults-found', class: Migration0115FaultsFound },
  { name: '0116-console-figures', class: Migration0116ConsoleFigures },
];
