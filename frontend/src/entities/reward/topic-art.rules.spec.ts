import { expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { topicArtOf } from './topic-art.rules.js';

it.each(GRADE_LEVELS)('every sub-strand of %s has an object of its own', (grade) => {
  const objects = listSubStrands(grade).map(({ id }) => topicArtOf(id));
  expect(objects).not.toContain('patterns');
  expect(new Set(objects).size).toBe(objects.length);
});
