import { randomBytes } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import pg from 'pg';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { lookAt } from './page-look.ts';
import { PageWatch } from './page-watch.ts';
import { PHONE, TABLET } from './sizes.ts';

/** Password of the demo accounts and of the pupils copied from them. */
export const PASSWORD = 'practice123';

/** A Primary 5 pupil of one journey. */
export interface Pupil {
  id: string;
  username: string;
}

/** The product's databases, to read what no page shows. */
export class ProductDatabase {
  private readonly assessment = new pg.Pool({ connectionString: given('E2E_ASSESSMENT_DATABASE'), max: 2 });
  private readonly identity = new pg.Pool({ connectionString: given('E2E_IDENTITY_DATABASE'), max: 2 });

  /** A copy of the demo student under another username, and another first name or grade where one is given. */
  async addPupil({
    firstName,
    gradeLevel,
  }: { firstName?: string; gradeLevel?: GradeLevel } = {}): Promise<Pupil> {
    const username = `pupil-${randomBytes(4).toString('hex')}`;
    const { rows } = await this.identity.query<{ id: string }>(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'username', $1::text, 'username_folded', $1::text, 'is_demo', false,
         'first_name', coalesce($2::text, a.first_name), 'call_name', coalesce($2::text, a.call_name),
         'grade_level', coalesce($3::text, a.grade_level)))).* from accounts a
       where a.username = 'student' returning id`,
      [username, firstName ?? null, gradeLevel ?? null],
    );
    return { id: rows[0]!.id, username };
  }

  /** Gives a pupil a first name that no form would take. */
  async rename({ id }: Pupil, firstName: string): Promise<void> {
    await this.identity.query('update accounts set first_name = $2, call_name = $2 where id = $1', [
      id,
      firstName,
    ]);
  }

  /** One statement in the assessment service's database. */
  async assessmentRows<Row extends pg.QueryResultRow>(text: string, params: unknown[]): Promise<Row[]> {
    return (await this.assessment.query<Row>(text, params)).rows;
  }

  /** The questions of a paper with their keys, in order. */
  listQuestions(paperId: number): Promise<{ question: PupilQuestion; scheme: MarkScheme }[]> {
    return this.assessmentRows(
      `select q.question, s.scheme from paper_questions q join paper_mark_schemes s using (paper_id, question_index)
       where paper_id = $1 order by question_index`,
      [paperId],
    );
  }

  /** Secret of the last e-mail of a kind to an address; null without one. */
  async mailToken(address: string, kind: string): Promise<string | null> {
    const { rows } = await this.identity.query<{ token: string }>(
      'select token from mails where address = $1 and kind = $2 order by id desc limit 1',
      [address, kind],
    );
    return rows[0]?.token ?? null;
  }

  /** Lets an address have another link at once. */
  async forgetEmailLimit(address: string): Promise<void> {
    await this.identity.query(
      "update email_links set created_at = created_at - interval '2 minutes' where address = $1",
      [address],
    );
  }

  /** Links a pupil to a parent. */
  async link(parentName: string, { id }: Pupil): Promise<void> {
    await this.identity.query(
      `insert into parent_children (id, parent_id, child_id, created_at, origin)
       select gen_random_uuid(), p.id, $2, now(), 'code' from accounts p where p.username = $1`,
      [parentName, id],
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.assessment.end(), this.identity.end()]);
  }
}

interface JourneyFixtures {
  pupil: Pupil;
  /** Attached to `page`; an unexpected complaint of the browser fails the journey. */
  watch: PageWatch;
  /** Checks `page` or another one in its present state; see {@link lookAt}. */
  look: (name: string, other?: Page) => Promise<void>;
  /**
   * {@link JourneyFixtures.look} at the widths of a tablet and of a phone; afterwards the page has its own size
   * again.
   */
  lookTwice: (name: string, other?: Page) => Promise<void>;
}

export const test = base.extend<JourneyFixtures, { database: ProductDatabase }>({
  database: [
    async ({ browserName: _browser }, use) => {
      const database = new ProductDatabase();
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  pupil: async ({ database }, use) => {
    await use(await database.addPupil());
  },
  watch: [
    async ({ page }, use) => {
      const watch = new PageWatch(given('E2E_URL'));
      await watch.attach(page);
      await use(watch);
      expect(watch.faults, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  look: async ({ page }, use, info) => {
    let count = 0;
    const journey = info.titlePath[0]?.replace('.e2e.ts', '') ?? 'journey';
    await use((name, other = page) => {
      count += 1;
      return lookAt(other, info.project.name, `${journey}-${String(count).padStart(2, '0')}-${name}`);
    });
  },
  lookTwice: async ({ page, look }, use) => {
    await use(async (name, other = page) => {
      const own = other.viewportSize()!;
      await look(name, other);
      await other.setViewportSize(own.width === PHONE.width ? TABLET : PHONE);
      await look(`${name}-${own.width === PHONE.width ? 'tablet' : 'phone'}`, other);
      await other.setViewportSize(own);
    });
  },
});

export { expect };

/** Gives the page a session without the form, which has its own journeys. */
export async function signIn(page: Page, username: string): Promise<void> {
  const response = await page.request.post('/api/auth/login', {
    data: { username, password: PASSWORD },
    headers: { origin: given('E2E_URL') },
  });
  expect(response.status()).toBe(200);
}

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the journeys are started by "npm run e2e".`);
  return value;
}
