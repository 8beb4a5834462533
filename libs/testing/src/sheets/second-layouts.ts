import { drawQuestions } from './sheet-questions.js';
import { SheetPage, toPlain } from './sheet-page.js';
import { type Layout, type Shown, gradeOf, header, keyOf, show, topicOf } from './sheet-parts.js';

/** Sums in two columns read across or down, and the answers in a table of numbers and answers. */
export const drill: Layout = async (seed) => {
  const page = new SheetPage();
  page.put('Mental Sums Drill', 50, 46, { size: 18, bold: true });
  page.put(`P${gradeOf(seed)} - Term ${(seed % 4) + 1}`, 50, 72);
  const sums = Array.from(
    { length: 12 },
    (_, at) => [11 + ((seed * 7 + at * 13) % 80), 2 + ((seed + at * 5) % 9)] as const,
  );
  const across = seed % 2 === 0;
  const questions = sums.map(([a, b], at): Shown => {
    const text = at % 2 === 0 ? `${a * 10} + ${b * 7 + at} =` : `${a + at} × ${b} =`;
    const answer = String(at % 2 === 0 ? a * 10 + b * 7 + at : (a + at) * b);
    return show({ text, answer, options: [], marks: null, picture: null });
  });
  questions.forEach((question, at) => {
    const [column, row] = across ? [at % 2, Math.floor(at / 2)] : [Math.floor(at / 6), at % 6];
    page.put(`${at + 1})  ${question.text} ________`, 60 + column * 250, 110 + row * 34);
  });
  page.put('Answers', 50, 360, { bold: true });
  const cells = [0, 1, 2, 3, 4, 5].map((row) =>
    [0, 6].flatMap((more) => [String(row + more + 1), questions[row + more]?.answer ?? '']),
  );
  page.table([['No.', 'Answer', 'No.', 'Answer'], ...cells], 50, 380, { width: 80, height: 20 });
  return { title: 'Mental Sums Drill', grade: gradeOf(seed), questions, pdf: await page.end() };
};

/** Pictures and tables, each question with its answer written on its line. */
export const pictures: Layout = async (seed) => {
  const page = new SheetPage(header);
  page.put(`Chapter ${(seed % 9) + 1}: ${topicOf(seed)}`, 50, 60, { size: 17, bold: true });
  page.put('Parent\u2019s signature: __________', 360, 86, { size: 10 });
  page.y = 110;
  const questions = drawQuestions(seed, 7, { options: false, marks: false }).map((each) => show(each));
  questions.forEach((question, at) => {
    page.need(190);
    page.put(`${at + 1}`, 50, page.y, { bold: true });
    page.y = page.flow(question.text, 80, page.y, 420).y + 4;
    if (question.picture) page.y = page.picture(question.picture, 100, page.y);
    page.y += 30;
    page.put(`Answer: ${toPlain(question.answer)}`, 340, page.y);
    page.y += 26;
  });
  return { title: `Chapter ${(seed % 9) + 1}: ${topicOf(seed)}`, grade: 5, questions, pdf: await page.end() };
};

/** Parts (a) and (b) with marks of their own, answers by parts. */
export const inParts: Layout = async (seed) => {
  const page = new SheetPage();
  page.put('Bright Minds Learning Centre', 50, 30, { size: 11 });
  page.put(`Topic: ${topicOf(seed)}`, 50, 54, { size: 14, bold: true });
  page.put(`Level: Primary ${gradeOf(seed)}     Date: ________     Marks: ____ / 24`, 50, 78);
  page.y = 110;
  const questions = drawQuestions(seed, 5, { options: false, pictures: false }).map((each, at): Shown => {
    const isParted = at % 2 === 0;
    const double = `${at + 3}${seed % 10}0`;
    return isParted
      ? {
          ...each,
          shown: `${toPlain(each.text)}\n(a) Write down your first step.\n(b) Check it with ${double}.`,
          answer: `(a) step ${at + 1}\n(b) ${toPlain(each.answer)}`,
          marks: 4,
        }
      : show(each);
  });
  questions.forEach((question, at) => {
    page.need(170);
    const [stem = '', ...parts] = question.shown.split('\n');
    page.put(`${at + 1}.`, 50, page.y);
    const { y, lastY } = page.flow(parts.length > 0 ? stem : question.text, 74, page.y, 410);
    if (parts.length === 0) page.putRight(`[${question.marks}]`, 545, lastY);
    page.y = y + 3;
    parts.forEach((part) => {
      page.put(part, 74, page.y);
      page.putRight('[2]', 545, page.y);
      page.y += 40;
    });
    page.y += 30;
  });
  page.turn();
  page.putCentre('Suggested Answers', page.y, { size: 14, bold: true });
  page.y += 30;
  questions.forEach((question, at) => {
    const [first = '', ...rest] = question.answer.split('\n');
    page.put(`${at + 1}. ${toPlain(first)}`, 50, page.y);
    rest.forEach((line) => page.put(line, 66, (page.y += 18)));
    page.y += 22;
  });
  return {
    title: topicOf(seed),
    grade: gradeOf(seed),
    questions: questions.map((each) => ({ ...each, answer: toPlain(each.answer) })),
    pdf: await page.end(),
  };
};

/** The key is a table of question, answer and marks. */
export const keyTable: Layout = async (seed) => {
  const page = new SheetPage((each, number) => {
    each.putCentre(`- ${number} -`, 815, { size: 9 });
    each.put('© Bright Minds Publishing. All rights reserved.', 50, 815, { size: 7 });
  });
  page.putCentre('SEMESTRAL ASSESSMENT 1', 50, { size: 16, bold: true });
  page.putCentre(`MATHEMATICS - PRIMARY ${gradeOf(seed)}`, 74, { size: 12 });
  page.put('INSTRUCTIONS TO CANDIDATES', 50, 104, { bold: true });
  page.put('1. Do not turn over this page until you are told to do so.', 50, 122, { size: 10 });
  page.put('2. Answer all questions.', 50, 138, { size: 10 });
  page.turn();
  const questions = [
    ...drawQuestions(seed + 2, 2, { options: true }),
    ...drawQuestions(seed, 6, { options: false }),
  ].map((each) => show(each));
  questions.forEach((question, at) => {
    page.need(170);
    page.put(`${at + 1}`, 50, page.y);
    page.y = page.flow(question.text, 86, page.y, 420, { isStacked: true }).y + 4;
    if (question.options.length > 0) {
      question.options.forEach((option, place) => {
        const [x, y] = [90 + (place % 2) * 200, page.y + Math.floor(place / 2) * 26];
        page.flow(`(${place + 1}) ${option}`, x, y, 180, { isStacked: true });
      });
      page.y += 56;
    }
    if (question.picture) page.y = page.picture(question.picture, 100, page.y);
    page.putRight(`(${question.marks})`, 545, page.y);
    page.y += 50;
  });
  page.turn();
  page.put('MARKING SCHEME', 50, page.y, { bold: true });
  page.y += 24;
  const key = (at: number) => `(${at + 1})`;
  page.table(
    [
      ['Question', 'Answer', 'Marks'],
      ...questions.map((each, at) => [String(at + 1), keyOf(each, key), String(each.marks)]),
    ],
    50,
    page.y,
    { width: 110, height: 20 },
  );
  return {
    title: 'SEMESTRAL ASSESSMENT 1',
    grade: gradeOf(seed),
    questions: questions.map((each) => ({ ...each, answer: keyOf(each, key) })),
    pdf: await page.end(),
  };
};
