import { expect, it } from '@jest/globals';
import { keepLatest, remember } from './remember.js';

it('finds the answer to a text once', () => {
  const asked: string[] = [];
  const lengthOf = remember((text) => asked.push(text) && text.length);
  expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3]);
  expect(asked).toEqual(['one', 'three']);
});

it('keeps an answer that is nothing', () => {
  let calls = 0;
  const find = remember(() => {
    calls += 1;
    return null;
  });
  expect([find('one'), find('one'), calls]).toEqual([null, null, 1]);
});

it('drops old answers, and finds them again', () => {
  let calls = 0;
  const double = remember((text) => {
    calls += 1;
    return text + text;
  });
  for (let i = 0; i < 2100; i += 1) double(String(i));
  expect([double('0'), calls]).toEqual(['00', 2101]);
});

it('finds what is asked of the latest objects once, and drops older ones', () => {
  let calls = 0;
  const find = keepLatest(({ size }: { size: number }) => {
    calls += 1;
    return size === 0 ? undefined : size;
  });
  const all = [0, 1, 2, 3, 4].map((size) => ({ size }));
  const [first = { size: 9 }] = all;
  expect([find(first), find(first), calls]).toEqual([undefined, undefined, 1]);
  expect([all.map(find), calls]).toEqual([[undefined, 1, 2, 3, 4], 5]);
  expect([find(first), calls]).toEqual([undefined, 6]);
});
