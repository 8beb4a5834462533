import { Migration } from '@mikro-orm/migrations';

/** An answer is one value with a version, and no column for each kind of question. */
export class Migration0044GivenAnswers extends Migration {
  override up(): void {
    this.addSql(`alter table "paper_responses" add "given_answer" jsonb null`);
    this
      .addSql(`update "paper_responses" set "given_answer" = jsonb_build_object('version', 1, 'answer', "answer",
      'selectedOption', "selected_option", 'answerParts', "answer_parts", 'blankAnswers', "blank_answers")`);
    this.addSql(`alter table "paper_responses" alter column "given_answer" set not null`);
    this.addSql(`alter table "paper_responses" drop constraint "paper_responses_selected_option_check"`);
    this.addSql(
      `alter table "paper_responses" drop column "answer", drop column "answer_parts", drop column "blank_answers", drop column "selected_option"`,
    );
  }

  /** Takes versions off what is stored as JSON: the release before reads such values without one. Loses nothing. */
  override down(): void {
    this.addSql(
      `alter table "paper_responses" add "answer" text null, add "answer_parts" jsonb null, add "blank_answers" jsonb null, add "selected_option" text null`,
    );
    this.addSql(`update "paper_responses" set "answer" = "given_answer" ->> 'answer',
      "answer_parts" = nullif("given_answer" -> 'answerParts', 'null'),
      "blank_answers" = nullif("given_answer" -> 'blankAnswers', 'null'),
      "selected_option" = "given_answer" ->> 'selectedOption'`);
    this.addSql(`alter table "paper_responses" alter column "answer" set not null`);
    this.addSql(
      `alter table "paper_responses" add constraint "paper_responses_selected_option_check" check ("selected_option" in ('A', 'B', 'C', 'D'))`,
    );
    this.addSql(`alter table "paper_responses" drop column "given_answer"`);
    for (const [table, column] of [
      ['response_revisions', 'snapshot'],
      ['paper_questions', 'question'],
      ['paper_mark_schemes', 'scheme'],
      ['answer_checks', 'first_try'],
      ['question_reports', 'question'],
      ['question_reports', 'scheme'],
      ['question_reports', 'response'],
      ['question_reports', 'first_try'],
    ])
      this.addSql(
        `update "${table}" set "${column}" = "${column}" - 'version' where "${column}" -> 'version' is not null`,
      );
  }
}
