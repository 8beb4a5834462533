import type { Page } from '@playwright/test';
import type { PupilQuestion } from '@sumfox/contracts/question/item';
import { PROFICIENCY_LEVELS, GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { makeItem } from '@sumfox/question-engine/make-item';
import { listSupportedPairings } from '@sumfox/question-engine/supported-pairings';
import { openPage } from './page-rest.ts';
import { PaperPage } from './paper-page.ts';
import { expect, signIn, test } from './product.fixture.ts';
import { giveVoice } from './silent-voice.ts';

/** How many questions are looked at; `npm run bench:screens` asks for 300. */
const ITEMS = Number(process.env.ONE_SCREEN_ITEMS ?? 36);
/** Share of questions that need no scrolling with the keys open. */
const GOAL_PERCENT = ITEMS >= 300 ? 95 : 90;
/** Letters of a drawing are never smaller, in pixels. */
const LEAST_LETTERS = 11;
const KINDS = ['open-ended', 'mcq', 'open-ended', 'mcq', 'fill-in-the-blank'] as const;

/** Questions of a grade, its pairings, levels and kinds dealt round. */
function makeQuestions(gradeLevel: GradeLevel, count: number): PupilQuestion[] {
  const pairings = listSupportedPairings(gradeLevel);
  return Array.from({ length: count }, (_, i) => {
    const { question } = makeItem({
      ...pairings[(i * 7) % pairings.length]!,
      gradeLevel,
      level: PROFICIENCY_LEVELS[i % PROFICIENCY_LEVELS.length]!,
      questionType: KINDS[i % KINDS.length]!,
      seed: 1_000 + i,
      id: `${gradeLevel}-${i}`,
    });
    return question;
  });
}

/**
 * Pixels by which the page, the question and the answer are higher than their place on the screen. `option` is how far
 * the words of an option stand out of it, `letters` the height of the smallest words of the drawing.
 */
function measureOverflow(
  page: Page,
): Promise<{ page: number; question: number; answer: number; option: number; letters: number }> {
  return page.evaluate(() => {
    const bottomOf = (selector: string) =>
      Math.max(0, ...[...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect().bottom));
    const stem = document.querySelector('.question__scroller')!;
    const footer = document.querySelector('.docked')!.getBoundingClientRect();
    return {
      page: Math.max(
        document.documentElement.scrollHeight - window.innerHeight,
        footer.bottom - window.innerHeight,
      ),
      question: stem.scrollHeight - stem.clientHeight,
      option: Math.max(
        0,
        ...[...document.querySelectorAll('.choices__option')].flatMap((each) => {
          const right = each.getBoundingClientRect().right;
          const texts = document.createTreeWalker(
            each.querySelector('.choices__text')!,
            NodeFilter.SHOW_TEXT,
          );
          const over: number[] = [];
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            // What is spoken of a fraction is on no screen.
            if (text.parentElement!.closest('.visually-hidden')) continue;
            const words = document.createRange();
            words.selectNodeContents(text);
            over.push(words.getBoundingClientRect().right - right);
          }
          return over;
        }),
      ),
      letters: Math.min(
        Infinity,
        ...[...document.querySelectorAll<SVGTextElement>('.question__scroller figure svg text')].map(
          (each) => Number(each.getAttribute('font-size')) * each.getScreenCTM()!.d,
        ),
      ),
      answer: bottomOf('.answering__answer :is(.keypad, .choices, .answer-field)') - footer.top,
    };
  });
}

test('a question, its answer, the keys and the footer fit one screen', async ({ page, database }, info) => {
  test.setTimeout(600_000);
  let shown: { gradeLevel: GradeLevel; questions: PupilQuestion[] } | null = null;
  await page.route('**/api/assessments/access/*', async (route) => {
    const response = await route.fetch();
    const { assessment } = (await response.json()) as { assessment: object };
    const total = shown!.questions.length;
    await route.fulfill({
      response,
      json: {
        assessment: { ...assessment, ...shown, totalQuestions: total, currentQuestion: 0, answers: [] },
      },
    });
  });
  /** Signs a pupil of this grade in; gives back the number of a paper in which the questions are shown. */
  const openPaperOf = async (gradeLevel: GradeLevel): Promise<number> => {
    // The paper of the grade before is saved by its own pupil.
    await openPage(page, '/');
    await signIn(page, (await database.addPupil({ gradeLevel })).username);
    const created = await page.request.post('/api/assessments/create', {
      data: { type: 'diagnostic' },
      headers: { origin: new URL(process.env.E2E_URL ?? '').origin },
    });
    return ((await created.json()) as { assessment: { assessmentId: number } }).assessment.assessmentId;
  };
  // As on most tablets, each option has its speaker.
  await giveVoice(page);
  const paper = new PaperPage(page);
  const misfits: string[] = [];
  let looked = 0;
  for (const gradeLevel of GRADE_LEVELS) {
    shown = { gradeLevel, questions: makeQuestions(gradeLevel, Math.ceil(ITEMS / GRADE_LEVELS.length)) };
    await page.goto(`/assessment/${await openPaperOf(gradeLevel)}`);
    for (const [index, question] of shown.questions.entries()) {
      if (index > 0) await page.keyboard.press('Alt+ArrowRight');
      await paper.expectQuestion(index + 1);
      await page.evaluate(() => document.fonts.ready);
      const over = await measureOverflow(page);
      looked += 1;
      // The page itself, and with it the footer, never scrolls.
      expect.soft(over.page, question.questionText).toBeLessThanOrEqual(1);
      expect.soft(over.option, question.questionText).toBeLessThanOrEqual(0);
      expect.soft(over.letters, question.questionText).toBeGreaterThanOrEqual(LEAST_LETTERS);
      if (over.question > 1 || over.answer > 1)
        misfits.push(`${gradeLevel}, ${over.question} px: ${question.questionText}`);
    }
  }
  const percent = (100 * (looked - misfits.length)) / looked;
  const report = `${looked - misfits.length} of ${looked} questions fit one screen at ${info.project.name}`;
  console.log(`    ${report}`);
  info.annotations.push({ type: 'screens', description: [report, ...misfits].join('\n') });
  expect(percent, misfits.join('\n')).toBeGreaterThanOrEqual(GOAL_PERCENT);
});
