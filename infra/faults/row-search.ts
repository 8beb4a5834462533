import { type ServiceName, serviceNames } from '../local/process-table.ts';
import type { TestStack } from '../test/whole-stack.ts';

/** Places in all databases that contain a text, as `service.table.column`. */
export async function placesOf(stack: TestStack, text: string): Promise<string[]> {
  const places: string[] = [];
  for (const service of serviceNames) places.push(...(await placesIn(stack, service, text)));
  return places;
}

async function placesIn(stack: TestStack, service: ServiceName, text: string): Promise<string[]> {
  const tables = await stack.sql<{ name: string }>(
    service,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await stack.sql(
      service,
      `select 1 from "${name}" t where t::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${service}.${name}`);
  }
  return found;
}
