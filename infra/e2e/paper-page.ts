import { expect, type Page } from '@playwright/test';
import type { ProductDatabase } from './product.fixture.ts';
import type { TypedAnswer } from './typed-answer.ts';

/** The page on which a paper is taken, as a child sees it. */
export class PaperPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Starts the diagnostic from the student's home; gives back the paper's number. */
  async start(): Promise<number> {
    await this.page.getByRole('button', { name: 'Start Diagnostic' }).click();
    await this.page.waitForURL(/\/assessment\/\d+$/);
    await this.expectQuestion(1);
    return Number(this.page.url().split('/').at(-1));
  }

  /** The same for a test that plans its answers: no question is exchanged as they come. */
  async startFixed(database: ProductDatabase): Promise<number> {
    const id = await this.start();
    await database.assessmentRows(
      'update paper_questions set seen_at = now() where paper_id = $1 returning question_index',
      [id],
    );
    return id;
  }

  async expectQuestion(number: number): Promise<void> {
    await expect(this.headingOf(number)).toBeVisible();
  }

  private headingOf(number: number) {
    return this.page.getByRole('heading', { name: new RegExp(`^Question ${number} of \\d+$`) });
  }

  /**
   * Turns to a question by its number in the list of questions; on a busy machine a tap may meet the list on its way
   * in.
   */
  async goTo(number: number): Promise<void> {
    const fold = this.page.getByRole('button', { name: /^Question \d+ of \d+/ });
    const item = this.page.getByRole('button', { name: new RegExp(`^Question ${number}, `) });
    await expect(async () => {
      // While the page is loading, neither is there: then the whole is tried again.
      if (!(await item.isVisible())) await fold.click({ timeout: 3_000 });
      await item.click({ timeout: 3_000 });
      await expect(this.headingOf(number)).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }

  /**
   * Brings the answer or the working up, where the page has room for one of them at a time. A page that has just been
   * turned may still take its tabs away.
   */
  async show(side: 'Answer' | 'Working'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: side, exact: true });
    await expect(async () => {
      if (await tab.isVisible()) await tab.click({ timeout: 3_000 });
    }).toPass();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  /** Turns to the next question, which has this number: one tap, where {@link goTo} needs two on a phone. */
  async nextTo(number: number): Promise<void> {
    await this.next();
    await this.expectQuestion(number);
  }

  /** Enters an answer to the question on screen. */
  async enter(answer: TypedAnswer): Promise<void> {
    await this.show('Answer');
    if ('choose' in answer) {
      await this.option(answer.choose).click();
      return;
    }
    const fields = this.fields();
    await expect(async () => {
      // The board that is drawn on comes a moment after the question.
      await this.typeDrawing();
      await expect(fields).toHaveCount(answer.write.length, { timeout: 1_000 });
    }).toPass();
    for (const [i, text] of answer.write.entries()) await fields.nth(i).fill(text);
  }

  async expectEntered(answer: TypedAnswer): Promise<void> {
    await this.show('Answer');
    if ('choose' in answer) {
      await expect(this.option(answer.choose).getByRole('radio')).toBeChecked();
      return;
    }
    await expect(async () => {
      await this.typeDrawing();
      for (const [i, text] of answer.write.entries())
        await expect(this.fields().nth(i)).toHaveValue(text, { timeout: 1_000 });
    }).toPass();
  }

  /** An answer that is drawn has a box to type it in, too. */
  private async typeDrawing(): Promise<void> {
    const key = this.page.getByRole('button', { name: 'Type it', exact: true });
    if (await key.isVisible()) await key.click();
  }

  /** Text of the header about the work: `Saved`, `Saving…`, `Saved on this device`. */
  async expectSaveState(text: string): Promise<void> {
    await expect(this.page.locator('[data-save-state] > span').first()).toHaveText(text);
  }

  submitButton() {
    return this.page.getByRole('button', { name: 'Submit Assessment' });
  }

  /** Submits from any question; a phone has the button among the questions. */
  async submit(): Promise<void> {
    if (!(await this.submitButton().isVisible()))
      await this.page.getByRole('button', { name: /^Question \d+ of \d+/ }).click();
    await this.submitButton().click();
  }

  /** Opens what is needed now and then, by key: a notice over it on a phone stays while a mouse rests on it. */
  async openMore(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  }

  private option(label: string) {
    return this.page.getByRole('group', { name: 'Choose A, B, C or D' }).locator('label', {
      has: this.page.locator(`input[value="${label}"]`),
    });
  }

  /** Answer boxes and blanks in reading order; not the box for working. */
  private fields() {
    return this.page.locator('input[data-maths-field]');
  }
}
