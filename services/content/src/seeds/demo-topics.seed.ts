import type { MikroORM } from '@mikro-orm/postgresql';
import { loadDemoMode } from '../config.js';
import { sizeOf } from '../topic/index.js';
import { DEMO_TOPICS } from './demo-topics.js';

/** Makes the shared demo topics that were never there, only with DEMO_MODE=1; one that was taken away stays away. */
export async function seedDemoTopics(orm: MikroORM): Promise<void> {
  if (!loadDemoMode()) return;
  const em = orm.em.fork();
  for (const { id, fields } of DEMO_TOPICS)
    await em.execute(
      `insert into topics (id, owner_id, is_shared, name, description, grade_level, difficulty_level, is_active,
         model_questions, model_answers, bytes, created_at, updated_at)
       values (?, null, true, ?, ?, ?, ?, true, ?::jsonb, ?::jsonb, ?, now(), now()) on conflict do nothing`,
      [
        id,
        fields.name,
        fields.description,
        fields.gradeLevel,
        fields.difficultyLevel,
        JSON.stringify(fields.modelQuestions),
        JSON.stringify(fields.modelAnswers),
        sizeOf(fields),
      ],
    );
}
