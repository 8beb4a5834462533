import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import { answerTo } from '../faults/paper-driver.ts';
import type { Stack } from '../local/stack.ts';
import type { Answer } from './connection.ts';
import type { LoadPupil } from './pupils.ts';

let workings = 0;

/**
 * A true line of sums that no mark scheme lists: the rules cannot say whether it earns anything. Each is different,
 * since a model is asked once about equal ones.
 */
function makeOpenWorking(): string {
  workings += 1;
  const sum = 7_000 + workings;
  return `7000 + ${workings} = ${sum}\nso I put ${sum} aside and looked at the rest`;
}

export function good(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  return answer;
}

/** Only what a child with a parent writes may go to a model. */
export async function linkToParent(stack: Stack): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrl('identity') });
  await client.connect();
  await client.query(
    `insert into parent_children (id, parent_id, child_id, created_at, origin)
     select gen_random_uuid(), p.id, c.id, now(), 'family' from accounts p, accounts c
     where p.username = 'parent' and c.username like 'load-%' on conflict do nothing`,
  );
  await client.end();
}

/** A paper of hard questions, with a wrong answer and an open working wherever working earns marks. */
export async function prepareOpenPaper(
  pupil: LoadPupil,
  assessment: pg.Pool,
): Promise<() => Promise<Answer>> {
  const { connection } = pupil;
  const created = good(
    await connection.post('/api/assessments/create', {
      type: 'targeted',
      focusArea: { subStrandIds: ['whole_numbers', 'ratio'], heuristicIds: [], proficiencyLevel: 'mastery' },
    }),
  );
  const { assessmentId } = (JSON.parse(created.text) as { assessment: { assessmentId: number } }).assessment;
  const accessed = good(await connection.get(`/api/assessments/access/${assessmentId}`));
  const { questions } = (JSON.parse(accessed.text) as { assessment: AccessedAssessment }).assessment;
  const { rows } = await assessment.query<{ scheme: MarkScheme }>(
    'select scheme from paper_mark_schemes where paper_id = $1 order by question_index',
    [assessmentId],
  );
  const answers = questions.map((question, place) => answerOpenly(question, rows[place]?.scheme));
  pupil.paperId = assessmentId;
  return async () => {
    const startedAt = performance.now();
    let answer = await connection.post('/api/assessments/submit', { assessmentId, answers });
    while (answer.status === 202) {
      await sleep(100);
      const looked = good(await connection.get(`/api/assessments/access/${assessmentId}`));
      if (looked.text.includes('"status":"completed"')) answer = looked;
    }
    return { ...good(answer), ms: performance.now() - startedAt };
  };
}

function answerOpenly(question: PupilQuestion, scheme: MarkScheme | undefined) {
  if (!scheme) throw new Error('a question has no mark scheme');
  const isOpen = question.questionType === 'open-ended' && scheme.markPoints.length > 0;
  return isOpen
    ? { ...answerTo(question, scheme, 'wrong'), workingSteps: makeOpenWorking() }
    : answerTo(question, scheme, 'right');
}
