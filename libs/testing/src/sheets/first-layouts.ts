import { drawQuestions } from './sheet-questions.js';
import { SheetPage, toPlain } from './sheet-page.js';
import { type Layout, WORDS, digit, gradeOf, header, keyOf, letter, show, topicOf } from './sheet-parts.js';

/** The school, the title, and lines for the pupil to fill in. */
function writeCover(page: SheetPage, seed: number): void {
  const grade = gradeOf(seed);
  page.putCentre('ROSEWOOD PRIMARY SCHOOL', 60, { size: 15, bold: true });
  page.putCentre(`${topicOf(seed)} Review`, 84, { size: 15, bold: true });
  page.putCentre(`Primary ${WORDS[grade - 1]}`, 108, { size: 13 });
  page.put('Name: ______________________ (    )', 50, 136);
  page.put(`Class: Primary ${grade} _______`, 330, 136);
  page.put('Date: ____________', 50, 158);
  page.putRight('Total: ______ / 20', 545, 158);
  page.put('Section A (5 × 1 mark)', 50, 190, { bold: true });
  page.put(
    'For each question, four options are given. Choose the correct answer and write its number in the brackets.',
    50,
    208,
    { size: 9 },
  );
}

/** An examination: cover lines, Section A with options, Section B with lines to write on, a key in a grid. */
export const exam: Layout = async (seed) => {
  const page = new SheetPage((each, number) => {
    header(each, number);
    if (number > 1) each.putRight('(Go on to the next page)', 545, 790, { size: 9 });
  });
  writeCover(page, seed);
  page.y = 232;
  const chosen = drawQuestions(seed, 3, { options: true }).map((each) => show(each));
  const open = drawQuestions(seed + 7, 6, { options: false }).map((each) => show(each));
  chosen.forEach((question, at) => {
    page.need(130);
    page.put(`${at + 1}.`, 50, page.y);
    page.y = page.flow(question.text, 76, page.y, 430).y + 2;
    question.options.forEach((option, place) => {
      page.put(`(${place + 1})`, 80, page.y);
      page.put(toPlain(option), 112, page.y);
      page.y += 17;
    });
    page.putRight('(        )', 545, page.y - 17);
    page.y += 14;
  });
  page.put('Section B (2 marks each)', 50, page.y, { bold: true });
  page.y += 24;
  open.forEach((question, at) => {
    page.need(question.picture ? 220 : 150);
    page.put(`${chosen.length + at + 1}.`, 50, page.y);
    page.y = page.flow(question.text, 76, page.y, 430).y + 2;
    if (question.picture) page.y = page.picture(question.picture, 90, page.y);
    page.y += 50;
    page.putRight(`Ans: ____________________ [${question.marks}]`, 545, page.y);
    page.y += 30;
  });
  page.turn();
  page.putCentre('Answer Key', 60, { size: 14, bold: true });
  const all = [...chosen, ...open];
  page.y = 90;
  for (let from = 0; from < all.length; from += 5) {
    const row = all.slice(from, from + 5);
    page.y = page.table(
      [
        ['Q', ...row.map((_, at) => `Q${from + at + 1}`)],
        ['Ans', ...row.map((each) => keyOf(each, digit))],
      ],
      50,
      page.y,
      { width: 82, height: 22 },
      { size: 11 },
    );
  }
  return {
    title: `${topicOf(seed)} Review`,
    grade: gradeOf(seed),
    questions: all.map((each, at) => ({
      ...each,
      answer: keyOf(each, digit),
      marks: at < chosen.length ? null : each.marks,
    })),
    pdf: await page.end(),
  };
};

/** "Question 1: … Answer 1: …", each pair in one running paragraph. */
export const inLine: Layout = async (seed) => {
  const page = new SheetPage();
  page.put(`${topicOf(seed)} (P${gradeOf(seed)})`, 50, 50, { size: 18 });
  page.y = 84;
  const questions = drawQuestions(seed, 6, { options: false, pictures: false, marks: false }).map((each) =>
    show(each),
  );
  if (seed % 2 === 0)
    questions.forEach((question, at) => {
      page.y =
        page.flow(
          `Question ${at + 1}: ${question.text} Answer ${at + 1}: ${question.answer}`,
          50,
          page.y,
          480,
        ).y + 6;
    });
  else
    page.flow(
      questions
        .map((each, at) => `Question ${at + 1}: ${each.text} Answer ${at + 1}: ${each.answer}`)
        .join(' '),
      50,
      page.y,
      480,
    );
  return { title: topicOf(seed), grade: gradeOf(seed), questions, pdf: await page.end() };
};

/** Numbers without a full stop, `( 2 )` for marks, stacked fractions, answers in two columns at the end. */
export const plainNumbers: Layout = async (seed) => {
  const page = new SheetPage();
  page.put('Rosewood Primary School  Name: ____________ (   )  Class: Pr 5-___', 50, 30, {
    size: 10,
    font: 'Times-Roman',
  });
  page.putCentre(`${topicOf(seed)}: Worksheet ${(seed % 4) + 1}`, 60, {
    size: 16,
    bold: true,
    font: 'Times-Roman',
  });
  page.put(`Primary ${gradeOf(seed)}`, 50, 86, { font: 'Times-Roman' });
  page.y = 112;
  const set = { font: 'Times-Roman', isStacked: true } as const;
  const questions = [
    ...drawQuestions(seed, 5, { options: false }),
    ...drawQuestions(seed + 3, 2, { options: true }),
  ].map((each) => show(each));
  questions.forEach((question, at) => {
    page.need(120);
    const { y, lastY } = page.flow(`${at + 1} ${question.text}`, 50, page.y, 440, set);
    if (question.options.length === 0) page.putRight(`( ${question.marks} )`, 545, lastY, set);
    page.y = y + 4;
    if (question.options.length > 0) {
      let x = 62;
      question.options.forEach((option, place) => {
        page.flow(`(${place + 1}) ${option}`, x, page.y, 100, set);
        x += 110;
      });
      page.putRight('( 1 )', 545, page.y, set);
      page.y += 26;
    }
    if (question.picture) page.y = page.picture(question.picture, 66, page.y);
    page.y += 16;
  });
  page.need(140);
  page.line(50, page.y, 545, page.y);
  page.put('Answers', 50, page.y + 10, { bold: true, font: 'Times-Roman' });
  const half = Math.ceil(questions.length / 2);
  const key = (at: number) => `(${at + 1})`;
  questions.forEach((question, at) =>
    page.put(`${at + 1}. ${keyOf(question, key)}`, at < half ? 50 : 290, page.y + 30 + (at % half) * 18, set),
  );
  return {
    title: `${topicOf(seed)}: Worksheet ${(seed % 4) + 1}`,
    grade: gradeOf(seed),
    questions: questions.map((each) => ({
      ...each,
      answer: keyOf(each, key),
      marks: each.options.length > 0 ? 1 : each.marks,
    })),
    pdf: await page.end(),
  };
};

/** Two columns of questions with a rule between, answers in rows at the end. */
export const twoColumns: Layout = async (seed) => {
  const page = new SheetPage((each) => header(each, 1));
  page.put(`Weekly Practice: ${topicOf(seed)}`, 50, 56, { size: 16, bold: true });
  page.put(`Level: P${gradeOf(seed)}`, 50, 80);
  const questions = drawQuestions(seed, 6, { options: false, pictures: seed % 2 === 0 }).map((each) =>
    show(each),
  );
  const tops = [110, 110];
  page.line(297, 104, 297, 700);
  const order = seed % 2 === 0 ? [0, 1, 2, 3, 4, 5] : [0, 3, 1, 4, 2, 5];
  for (const at of order) {
    const question = questions[at];
    if (!question) continue;
    const side = at < 3 ? 0 : 1;
    const x = side === 0 ? 50 : 312;
    let y = tops[side] ?? 110;
    page.put(`${at + 1}.`, x, y);
    y = page.flow(question.text, x + 22, y, 205).y + 4;
    if (question.picture) y = page.picture(question.picture === 'rectangle' ? 'rectangle' : 'bar', x + 2, y);
    page.put(`Ans: ______________ [${question.marks}]`, x + 60, y + 40);
    tops[side] = y + 80;
  }
  page.put('Answers', 50, 716, { bold: true });
  page.flow(questions.map((each, at) => `${at + 1}. ${toPlain(each.answer)}`).join('   '), 50, 734, 490);
  return {
    title: `Weekly Practice: ${topicOf(seed)}`,
    grade: gradeOf(seed),
    questions,
    pdf: await page.end(),
  };
};

/** Options A to D in two columns; the key stands in columns of numbers and letters without a full stop. */
export const optionColumns: Layout = async (seed) => {
  const page = new SheetPage();
  page.put(`Primary ${gradeOf(seed)} Mathematics`, 50, 44, { size: 12 });
  page.put(`${topicOf(seed)} Quiz`, 50, 62, { size: 17, bold: true });
  page.put('Name: ____________   Class: ______   Date: ________', 50, 90);
  page.y = 120;
  const label = (at: number): string => `${letter(at)}.`;
  const questions = [0, 11, 23]
    .flatMap((more) => drawQuestions(seed + more, 3, { options: true }))
    .map((each) => show(each, label));
  questions.forEach((question, at) => {
    page.need(110);
    page.put(`${at + 1}.`, 50, page.y);
    page.y = page.flow(question.text, 74, page.y, 440).y + 2;
    const down = seed % 2 === 1;
    question.options.forEach((option, place) => {
      const [row, column] = down ? [place % 2, Math.floor(place / 2)] : [Math.floor(place / 2), place % 2];
      page.put(`${label(place)} ${toPlain(option)}`, 78 + column * 220, page.y + row * 18);
    });
    page.y += 54;
  });
  page.turn();
  page.put('Answer Key', 50, page.y, { bold: true });
  page.y += 24;
  questions.forEach((question, at) =>
    page.put(`${at + 1}  ${keyOf(question, letter)}`, 50 + Math.floor(at / 3) * 110, page.y + (at % 3) * 18),
  );
  return {
    title: `${topicOf(seed)} Quiz`,
    grade: gradeOf(seed),
    questions: questions.map((each) => ({ ...each, marks: null, answer: keyOf(each, letter) })),
    pdf: await page.end(),
  };
};

/** `Q1.` with worked solutions at the end, each ending with `Ans:`. */
export const solutions: Layout = async (seed) => {
  const page = new SheetPage();
  page.put(`${topicOf(seed)}`, 50, 50, { size: 20, bold: true });
  page.put(`For Pri ${gradeOf(seed)} pupils`, 50, 78, { size: 10 });
  page.y = 108;
  const questions = drawQuestions(seed, 6, { options: false, pictures: false }).map((each) => show(each));
  questions.forEach((question, at) => {
    page.need(90);
    page.y = page.flow(`Q${at + 1}. ${question.text} (${question.marks} marks)`, 50, page.y, 490).y + 34;
  });
  page.turn();
  page.put('Solutions', 50, page.y, { size: 15, bold: true });
  page.y += 26;
  questions.forEach((question, at) => {
    page.need(90);
    page.y = page.flow(`Q${at + 1}. ${at + 2} units -> ${(at + 2) * 12}`, 50, page.y, 490).y;
    page.y = page.flow(`1 unit -> ${(at + 2) * 12} ÷ ${at + 2} = 12`, 74, page.y, 460).y;
    page.y = page.flow(`Ans: ${toPlain(question.answer)}`, 74, page.y, 460, { bold: true }).y + 8;
  });
  return { title: topicOf(seed), grade: gradeOf(seed), questions, pdf: await page.end() };
};
