import { drawQuestions } from './sheet-questions.js';
import { type Layout, gradeOf, keyOf, show, topicOf } from './sheet-parts.js';
import { SheetPage, toPlain } from './sheet-page.js';

/** Two columns in frames, the right one drawn first; the key beside the heading's rows, read down. */
const framed: Layout = async (seed) => {
  const page = new SheetPage();
  page.pen.lineWidth(1.5).rect(36, 36, 523, 770).stroke();
  page.putCentre(`Little Stars Tuition - ${topicOf(seed)}`, 50, { size: 15, bold: true });
  page.put(`Student: ______________     Grade: P${gradeOf(seed)}     Score: ____ / 20`, 56, 78, { size: 10 });
  const questions = drawQuestions(seed, 6, { options: false, pictures: false }).map((each) => show(each));
  for (const at of [3, 4, 5, 0, 1, 2]) {
    const question = questions[at];
    if (!question) continue;
    const [x, y] = [at < 3 ? 48 : 304, 110 + (at % 3) * 170];
    page.pen.lineWidth(0.8).rect(x, y, 244, 160).stroke();
    page.put(`${at + 1})`, x + 8, y + 8, { bold: true });
    page.flow(`${question.text} (${question.marks}m)`, x + 28, y + 8, 205, { size: 11 });
  }
  page.put('ANSWERS', 56, 640, { bold: true });
  questions.forEach((question, at) =>
    page.put(`${at + 1}) ${toPlain(question.answer)}`, 56 + Math.floor(at / 2) * 160, 662 + (at % 2) * 20),
  );
  return {
    title: `Little Stars Tuition - ${topicOf(seed)}`,
    grade: gradeOf(seed),
    questions,
    pdf: await page.end(),
  };
};

/** A second paper: marks at the right of each answer line, and a key by sections. */
const secondPaper: Layout = async (seed) => {
  const page = new SheetPage((each, number) => {
    each.putRight(`${number}`, 545, 818, { size: 9 });
    each.put('Greenfield Primary School / P6 Preliminary Examination', 50, 818, { size: 8 });
    each.putCentre('Do not write in this space', 24, { size: 8 });
  });
  page.put('Preliminary Examination', 50, 56, { size: 16, bold: true, font: 'Times-Roman' });
  page.put('Primary 6 Mathematics Paper 2', 50, 78, { font: 'Times-Roman' });
  page.y = 112;
  const short = drawQuestions(seed, 3, { options: false, pictures: false }).map((each) => show(each));
  const long = drawQuestions(seed + 5, 3, { options: false }).map((each) => show(each));
  const set = { font: 'Times-Roman', isStacked: true } as const;
  const write = (question: (typeof short)[number], number: number): void => {
    page.need(200);
    page.put(`${number}.`, 50, page.y, set);
    page.y = page.flow(question.text, 78, page.y, 430, set).y;
    if (question.picture) page.y = page.picture(question.picture, 110, page.y);
    page.y += 70;
    page.putRight(`Ans: __________________ [${question.marks}]`, 545, page.y, set);
    page.y += 30;
  };
  page.put('Questions 1 to 3 carry 2 marks each. Show your working clearly.', 50, page.y, {
    size: 10,
    font: 'Times-Roman',
  });
  page.y += 24;
  short.forEach((question, at) => write(question, at + 1));
  page.put('For Questions 4 to 6, show your working clearly in the space provided.', 50, page.y, {
    size: 10,
    font: 'Times-Roman',
  });
  page.y += 24;
  long.forEach((question, at) => write(question, at + 4));
  page.turn();
  page.put('ANSWER SHEET', 50, page.y, { bold: true });
  [...short, ...long].forEach((question, at) =>
    page.flow(`Q${at + 1} ${question.answer}`, at < 3 ? 50 : 320, page.y + 26 + (at % 3) * 26, 200, set),
  );
  return {
    title: 'Preliminary Examination',
    grade: 6,
    questions: [...short, ...long],
    pdf: await page.end(),
  };
};

/** `Qn 1` on a line of its own, options in one row, the answer below. */
const headed: Layout = async (seed) => {
  const page = new SheetPage();
  page.put(`Revision Sheet - Pri ${gradeOf(seed)}`, 50, 48, { size: 12 });
  page.put(`Topic: ${topicOf(seed)}`, 50, 66, { size: 12, bold: true });
  page.y = 100;
  const label = (at: number): string => `${'abcd'[at]})`;
  const questions = [
    ...drawQuestions(seed, 3, { options: true, marks: false }),
    ...drawQuestions(seed, 4, { options: false, marks: false }),
  ].map((each) => show(each, label));
  questions.forEach((question, at) => {
    page.need(150);
    page.put(`Qn ${at + 1}`, 50, page.y, { bold: true });
    page.y = page.flow(question.text, 50, page.y + 18, 480).y + 2;
    question.options.forEach((option, place) =>
      page.put(`${label(place)} ${toPlain(option)}`, 60 + place * 115, page.y),
    );
    page.y += question.options.length > 0 ? 20 : 0;
    if (question.picture) page.y = page.picture(question.picture, 70, page.y);
    page.put(`Ans: ${keyOf(question, label)}`, 50, page.y + 4);
    page.y += 40;
  });
  return {
    title: topicOf(seed),
    grade: gradeOf(seed),
    questions: questions.map((each) => ({ ...each, answer: keyOf(each, label) })),
    pdf: await page.end(),
  };
};

/** Layouts that the rules were not made with; they are measured apart. */
export const HELD_OUT_LAYOUTS: Readonly<Record<string, Layout>> = {
  framed,
  'second paper': secondPaper,
  headed,
};
