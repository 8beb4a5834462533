import { describe, expect, it } from '@jest/globals';
import { buildTopic } from '../../testing/topics.js';
import {
  findSimilarPairs,
  findSimilarTo,
  isMergeable,
  reasonOf,
  withoutDecided,
} from './topic-similarity.rules.js';

const topic = (id: string, name: string, changes = {}) =>
  buildTopic({ id, name, description: '', ...changes });
const idsOf = (pairs: ReturnType<typeof findSimilarPairs>) =>
  pairs.map(({ one, other }) => one.id + other.id);

describe('similar topics', () => {
  it('share more than 60 % of the words of name and description, whatever their order and case', () => {
    const five = topic('a', 'one two three four five');
    expect(idsOf(findSimilarPairs([five, topic('b', 'one two three six seven')], 'parent'))).toEqual([]);
    const [pair] = findSimilarPairs([five, topic('b', 'FOUR one', { description: 'three, two!' })], 'parent');
    expect(pair).toMatchObject({ percent: 80, sharedWords: ['three', 'four', 'one', 'two'] });
  });

  it('are of one grade, and the most alike come first', () => {
    const topics = [
      topic('a', 'adding two numbers together'),
      topic('b', 'adding two numbers'),
      topic('c', 'adding two numbers together', { gradeLevel: 'Primary 1' }),
      topic('d', 'Adding two numbers together.'),
    ];
    expect(idsOf(findSimilarPairs(topics, 'parent'))).toEqual(['ad', 'ab', 'bd']);
  });

  it('have nothing to do with two that say nothing', () => {
    expect(findSimilarPairs([topic('a', '…'), topic('b', '!')], 'parent')).toEqual([]);
  });

  it('are those that the viewer can do something about', () => {
    const own = topic('a', 'Area');
    const shared = topic('b', 'Area', { isShared: true, isEditable: false });
    expect(idsOf(findSimilarPairs([own, shared, { ...shared, id: 'c' }], 'parent'))).toEqual(['ab', 'ac']);
    expect(isMergeable(findSimilarPairs([own, shared], 'parent')[0]!)).toBe(false);
    const all = [own, shared, { ...shared, id: 'c' }].map((each) => ({ ...each, isEditable: true }));
    expect(idsOf(findSimilarPairs(all, 'admin'))).toEqual(['bc']);
  });

  it('are left out once they are kept separate, in either order', () => {
    const pairs = findSimilarPairs([topic('a', 'Area'), topic('b', 'Area'), topic('c', 'Area')], 'parent');
    expect(idsOf(withoutDecided(pairs, [{ topicIds: ['b', 'a'] }]))).toEqual(['ac', 'bc']);
  });

  it('say why', () => {
    const [pair] = findSimilarPairs(
      [topic('a', 'equal parts of a set'), topic('b', 'A set of equal parts')],
      'parent',
    );
    expect(reasonOf(pair!)).toBe(
      'Both are for Primary 4 and share 5 words: equal, parts, set, of and 1 more.',
    );
  });
});

it('findSimilarTo names topics of the grade that a new one may be a double of, the most alike first', () => {
  const topics = [
    topic('a', 'adding two numbers together'),
    topic('b', 'Adding two numbers', { description: 'With bars.' }),
    topic('c', 'adding two numbers', { gradeLevel: 'Primary 1' }),
    topic('d', 'nets'),
  ];
  const made = { name: ' adding two numbers ', description: '', gradeLevel: 'Primary 4' as const };
  const found = findSimilarTo(made, topics).map((each) => [each.topic.id, each.percent]);
  expect(found).toEqual([
    ['b', 100],
    ['a', 75],
  ]);
});
