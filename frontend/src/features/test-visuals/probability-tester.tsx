import type { VisualProbability } from '@sumfox/contracts/content/visual';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { useMutation } from '@tanstack/react-query';
import { Card } from 'antd';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { testProbability } from './visual-testing.api.js';
import {
  CATEGORY_WORDS,
  GRADE_OPTIONS,
  TESTED_OPTIONS,
  VISUAL_DEFAULTS,
  decisionWords,
  meaningHint,
  percentWords,
  probabilityText,
} from './visual-testing.rules.js';

const FAILED = 'Failed to test visual probability';

/** How likely a question of a sub-strand is to come with a drawing, counted on real questions. */
export function ProbabilityTester() {
  const [gradeLevel, setGradeLevel] = useState(VISUAL_DEFAULTS.gradeLevel);
  const [subStrandId, setSubStrandId] = useState(VISUAL_DEFAULTS.subStrandId);
  const test = useMutation({
    mutationFn: testProbability,
    onSuccess: (result) => notify(decisionWords(result), probabilityText(result)),
    onError: (error) => notify('Probability Test Failed', errorSentence(error, FAILED), 'error'),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!test.isPending) test.mutate({ gradeLevel, subStrandId });
  };
  return (
    <Card size="small" title={<h2>Visual probability</h2>}>
      <div className="visual-testing__pair">
        <form className="visual-testing__form" onSubmit={submit} noValidate>
          <SelectField
            label="Grade Level"
            value={gradeLevel}
            onValue={(text) => setGradeLevel(GRADE_LEVELS.find((one) => one === text) ?? gradeLevel)}
            options={GRADE_OPTIONS}
          />
          <SelectField
            label="Sub-strand"
            value={subStrandId}
            onValue={setSubStrandId}
            options={TESTED_OPTIONS}
            hint={meaningHint(gradeLevel, subStrandId)}
          />
          <Button type="submit" tone="primary" disabled={test.isPending}>
            {test.isPending ? 'Testing...' : 'Test Probability'}
          </Button>
        </form>
        <div className="visual-testing__result">
          {test.isPending ? (
            <Skeleton heights={[32, 90]} label="Making and counting questions" />
          ) : test.isError ? (
            <p className="field__fault" role="alert">
              {errorSentence(test.error, FAILED)}
            </p>
          ) : test.data ? (
            <ProbabilityResult result={test.data} />
          ) : (
            <p className="note">
              One question of every heuristic, level and type is made, and those with a drawing are counted.
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function ProbabilityResult({ result }: { result: VisualProbability }) {
  const { measured, visualProbability, category, gradeLevel, hint } = result;
  return (
    <section className="probability" aria-label="Probability of a drawing">
      <p className="probability__decision">
        {decisionWords(result)} <span className="chip chip--plain">{CATEGORY_WORDS[category]}</span>
      </p>
      <dl className="probability__bars">
        <Share name="Counted" share={visualProbability} />
        {hint !== null && <Share name="Usual hint" share={hint} isHint />}
      </dl>
      <p className="note">
        {measured.withDrawing} of {measured.questions} questions of {measured.name} in {gradeLevel} have a
        drawing.
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
