import type { MikroORM } from '@mikro-orm/postgresql';
import { MIGRATIONS_TABLE } from './open-orm.js';
import type { ServiceDatabase } from './service-database.js';
import { changeRows } from './statements.js';

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Grants rights to rows only: the role cannot change a table, a trigger or its own rights. One transaction, so that a
 * running process never lacks them.
 */
export async function grantRows(
  orm: MikroORM,
  { appendOnly = [] }: ServiceDatabase,
  role: string,
): Promise<void> {
  const to = quoteName(role);
  const rights = [
    `revoke all on all tables in schema public from ${to}`,
    `grant select, insert, update, delete, truncate on all tables in schema public to ${to}`,
    // Needed to vacuum deleted rows; before PostgreSQL 17 only the owner can.
    `do $$ begin
       if current_setting('server_version_num')::int >= 170000 then
         execute format('grant maintain on all tables in schema public to %I', ${quoteText(role)});
       end if;
     end $$`,
    `grant usage on all sequences in schema public to ${to}`,
    ...appendOnly.flatMap((table) => [
      `revoke all on ${quoteName(table)} from ${to}`,
      `grant select, insert on ${quoteName(table)} to ${to}`,
    ]),
    `revoke all on ${quoteName(MIGRATIONS_TABLE)} from ${to}`,
  ];
  // SQL: the ORM grants no rights.
  await orm.em.fork().transactional((em) => changeRows(em, rights.join(';\n')));
}
