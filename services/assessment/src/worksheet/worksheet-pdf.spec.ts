import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MarkScheme, Question } from '@sumfox/contracts/question/item';
import { extractText, getDocumentProxy } from 'unpdf';
import { plainQuestion } from '../testing/plain-question.js';
import { type WorksheetLayout, writeWorksheetPdf } from './worksheet-pdf.js';
import { toWorksheet } from './worksheet.rules.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><rect x="10" y="10" width="120" height="30" fill="#fc9"/><text x="20" y="30" font-size="14">gift</text></svg>';
const questions: Question[] = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((id) => plainQuestion(id));
questions[0] = { ...plainQuestion('q1'), questionText: 'He used 2 1/3 of it. π is about 3.14, 5 ℓ − 2 ℓ.' };
questions[1] = { ...plainQuestion('q2'), visual: { svg: SVG, alt: 'A bar' }, answerUnit: 'beads' };
const schemes: MarkScheme[] = questions.map(({ id }) => ({
  ...{ questionId: id, questionType: 'open-ended', marks: 2, modelAnswer: `${id} is right`, markPoints: [] },
  solutionSteps: ['12 ÷ 3 = 4'],
  ...(id === 'q3' ? { solutionVisuals: [{ svg: SVG.replace('gift', 'unit'), alt: 'Bar model' }] } : {}),
  misconceptions: ['36', '15', '9'].map((answer) => ({ code: 'x', answer, explanation: 'You added.' })),
  parts: [],
}));
const worksheet = toWorksheet(
  { id: 31, targetedGoal: '6 questions on Ratio', gradeLevel: 'Primary 5' },
  questions,
  schemes,
  'https://maths.example',
);

async function print(layout: Partial<WorksheetLayout> = {}): Promise<{ pdf: Buffer; pages: string[] }> {
  const pdf = await writeWorksheetPdf(worksheet, { columns: 1, room: 'much', hasAnswers: true, ...layout });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return { pdf, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
}

describe('toWorksheet', () => {
  it('adds up the marks, names each topic once, and tells at most two wrong answers', () => {
    expect(worksheet).toMatchObject({ title: '6 questions on Ratio', topics: ['Ratio'], totalMarks: 12 });
    expect(worksheet.answers[0]?.wrongAnswers.map(({ answer }) => answer)).toEqual(['36', '15']);
  });

  it('has no code where the address of the pages is not known', () => {
    expect(worksheet.qrSvg).toMatch(/^<svg/);
    const paper = { id: 31, targetedGoal: null, gradeLevel: 'Primary 5' } as const;
    expect(toWorksheet(paper, questions, schemes, undefined)).toMatchObject({ qrSvg: null, title: 'Ratio' });
  });
});

describe('writeWorksheetPdf', () => {
  let whole: Awaited<ReturnType<typeof print>>;
  beforeAll(async () => {
    whole = await print();
  });

  it('has lines for the name, the questions with their signs, units and marks, and the words of a drawing', () => {
    const [first = ''] = whole.pages;
    for (const text of ['Name:', 'π is about 3.14, 5 ℓ − 2 ℓ.', '[2]', 'beads', 'gift', 'Paper #31', '/ 12'])
      expect(first).toContain(text);
  });

  it('keeps answers off the pages of the questions, and puts them on a new page', () => {
    const questionPages = whole.pages.slice(0, -1).join(' ');
    expect(questionPages).not.toContain('is right');
    expect(questionPages).not.toContain('12 ÷ 3 = 4');
    expect(questionPages).not.toContain('unit');
    expect(whole.pages.at(-1)).toContain('unit');
    const answers = whole.pages.at(-1) ?? '';
    for (const text of ['Answers: 6 questions on Ratio', 'q1 is right', 'q6 is right', '36: You added.'])
      expect(answers).toContain(text);
  });

  it('leaves the answers out when they are not wanted', async () => {
    const { pages } = await print({ hasAnswers: false });
    expect(pages).toHaveLength(whole.pages.length - 1);
    expect(pages.join(' ')).not.toContain('is right');
  });

  it('takes fewer pages in two columns with little room', async () => {
    const { pages } = await print({ columns: 2, room: 'little' });
    expect(pages.length).toBeLessThan(whole.pages.length);
  });

  it('keeps drawings as lines and letters, without pictures of dots', () => {
    expect(whole.pdf.toString('latin1')).not.toContain('/Subtype /Image');
  });
});
