import type { ExportedTables } from '@sumfox/platform/erasure/export-person.queries';

/** Audit entries about a person. Dates as ISO 8601 in UTC. */
export const PERSONAL_TABLES: ExportedTables = {
  events: `select name as "event", to_json(occurred_at) #>> '{}' as "at" from events
    where data::text like '%' || ?::text || '%' order by id`,
};
