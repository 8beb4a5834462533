import type { VisualProbability } from '@sumfox/contracts/content/visual';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { useMutation } from '@tanstack/react-query';
import { Card } from 'antd';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { testProbability } from './visual-testing.api.js';
import {
  readCategoryWords,
  GRADE_OPTIONS,
  TESTED_OPTIONS,
  VISUAL_DEFAULTS,
  decisionWords,
  meaningHint,
  percentWords,
  probabilityText,
} from './visual-testing.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TEST_VISUALS } from './test-visuals.messages.js';

const readFailed = () => TEST_VISUALS.get().failedToTestVisual;

/** How likely a question of a sub-strand is to come with a drawing, counted on real questions. */
export function ProbabilityTester() {
  const t = useMessages(TEST_VISUALS);
  const test = useMutation({
    mutationFn: testProbability,
    onSuccess: (result) => notify(decisionWords(result), probabilityText(result)),
    onError: (error) => notify(t.probabilityTestFailed, errorSentence(error, readFailed()), 'error', error),
  });
  const form = useForm({
    initial: { gradeLevel: VISUAL_DEFAULTS.gradeLevel, subStrandId: VISUAL_DEFAULTS.subStrandId },
    // Both are chosen from lists of what the server takes.
    findFaults: () => ({}),
    onSend: (values) => {
      if (!test.isPending) test.mutate(values);
    },
  });
  const { gradeLevel, subStrandId } = form.values;
  return (
    <Card size="small" title={<h2>{t.visualProbability}</h2>}>
      <div className="visual-testing__pair">
        <form className="visual-testing__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
          <SelectField
            label={t.gradeLevel}
            value={gradeLevel}
            onValue={(text) => form.set('gradeLevel', GRADE_LEVELS.find((one) => one === text) ?? gradeLevel)}
            options={GRADE_OPTIONS}
          />
          <SelectField
            label={t.subStrand}
            value={subStrandId}
            onValue={(id) => form.set('subStrandId', id)}
            options={TESTED_OPTIONS}
            hint={meaningHint(gradeLevel, subStrandId)}
          />
          <Button type="submit" tone="primary" disabled={test.isPending}>
            {test.isPending ? t.testing : t.testProbability}
          </Button>
        </form>
        <div className="visual-testing__result">
          {test.isPending ? (
            <Skeleton heights={[32, 90]} label={t.makingAndCountingQuestions} />
          ) : test.isError ? (
            <p className="field__fault" role="alert">
              {errorSentence(test.error, readFailed())}
            </p>
          ) : test.data ? (
            <ProbabilityResult result={test.data} />
          ) : (
            <p className="note">{t.oneQuestionOfEvery}</p>
          )}
        </div>
      </div>
    </Card>
  );
}

function ProbabilityResult({ result }: { result: VisualProbability }) {
  const t = useMessages(TEST_VISUALS);
  const { measured, visualProbability, category, gradeLevel, hint } = result;
  return (
    <section className="probability" aria-label={t.probabilityOfADrawing}>
      <p className="probability__decision">
        {decisionWords(result)} <span className="chip chip--plain">{readCategoryWords()[category]}</span>
      </p>
      <dl className="probability__bars">
        <Share name={t.counted} share={visualProbability} />
        {hint !== null && <Share name={t.usualHint} share={hint} isHint />}
      </dl>
      <p className="note">
        {t.ofQuestionsOfIn({
          withDrawing: measured.withDrawing,
          questions: measured.questions,
          name: measured.name,
          gradeLevel,
        })}
      </p>
    </section>
  );
}

/** The figure stands beside the bar, so that the bar carries nothing alone. */
function Share({ name, share, isHint = false }: { name: string; share: number; isHint?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="probability__track" aria-hidden>
          <span
            className={isHint ? 'probability__bar probability__bar--hint' : 'probability__bar'}
            style={{ width: percentWords(share) }}
          />
        </span>
        {percentWords(share)}
      </dd>
    </div>
  );
}
