import { SEED_LENGTH } from '@sumfox/contracts/content/visual';
import { VisualFormSchema } from '@sumfox/contracts/content/visual.endpoints';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { useMutation } from '@tanstack/react-query';
import { Card } from 'antd';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf } from '../../shared/api/field-faults.js';
import { GeneratedQuestion } from './generated-question.js';
import { generateVisual } from './visual-testing.api.js';
import {
  GRADE_OPTIONS,
  PROFICIENCY_OPTIONS,
  SUB_STRAND_OPTIONS,
  VISUAL_DEFAULTS,
  meaningHint,
  successText,
  toVisualBody,
  type VisualValues,
} from './visual-testing.rules.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { TEST_VISUALS } from './test-visuals.messages.js';

const readFailed = () => TEST_VISUALS.get().failedToGenerateVisual;

/** The form for a question with a drawing, and the question that came of it. */
export function VisualGenerator() {
  const t = useMessages(TEST_VISUALS);
  const generate = useMutation({
    mutationFn: (values: VisualValues) => generateVisual(toVisualBody(values)),
    onSuccess: ({ question }) => notify(t.visualGenerationSuccess, successText(question), 'success'),
    onError: (error) => notify(t.visualGenerationFailed, errorSentence(error, readFailed()), 'error', error),
  });
  const form = useForm<VisualValues>({
    initial: VISUAL_DEFAULTS,
    findFaults: (values) => faultsOf(VisualFormSchema, toVisualBody(values)),
    onSend: (values) => {
      if (!generate.isPending) generate.mutate(values);
    },
  });
  const { values, set } = form;
  return (
    <Card size="small" title={<h2>{t.generateAVisualQuestion}</h2>}>
      <div className="visual-testing__pair">
        <form className="visual-testing__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
          <SelectField
            label={t.gradeLevel}
            value={values.gradeLevel}
            onValue={(text) =>
              set('gradeLevel', GRADE_LEVELS.find((one) => one === text) ?? values.gradeLevel)
            }
            options={GRADE_OPTIONS}
          />
          <SelectField
            label={t.subStrand}
            value={values.subStrandId}
            onValue={(id) => set('subStrandId', id)}
            options={SUB_STRAND_OPTIONS}
            hint={meaningHint(values.gradeLevel, values.subStrandId)}
          />
          <SelectField
            label={t.proficiencyLevel}
            value={values.proficiencyLevel}
            onValue={(level) => set('proficiencyLevel', level)}
            options={PROFICIENCY_OPTIONS}
          />
          <TextField
            label={t.seed}
            optional
            {...form.bind('seed')}
            maxLength={SEED_LENGTH}
            autoComplete="off"
            hint={t.theSameSeedGives}
          />
          <Button type="submit" tone="primary" disabled={generate.isPending}>
            {generate.isPending ? t.generating : t.generateVisualQuestion}
          </Button>
        </form>
        <div className="visual-testing__result">
          {generate.isPending ? (
            <Skeleton heights={[32, 220, 64]} label={t.generatingTheQuestion} />
          ) : generate.isError ? (
            <p className="field__fault" role="alert">
              {errorSentence(generate.error, readFailed())}
            </p>
          ) : generate.data ? (
            <GeneratedQuestion answer={generate.data} onKeepSeed={(seed) => set('seed', seed)} />
          ) : (
            <p className="note">{t.theQuestionAppearsHere}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
