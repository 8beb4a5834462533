import { PreferencesSchema } from '@sumfox/contracts/identity/profile.bodies';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { faultsOf } from '../../shared/api/field-faults.js';
import { useUser } from '../../entities/account/index.js';
import { preferencesQuery, savePreferences } from '../../entities/profile/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { PROFILE } from './profile.messages.js';
import { countText } from '../../shared/messages/count-text.js';

/** 3 to 15 questions (ACCOUNT-19). */
const FEWEST = 3;
const MOST = 15;
const readCounts = () =>
  Array.from({ length: MOST - FEWEST + 1 }, (_, i) => ({
    value: String(FEWEST + i),
    label: countText(FEWEST + i, 'question'),
  }));

/** How many questions an adaptive or targeted assessment has (ACCOUNT-19). */
export function PreferencesCard() {
  const t = useMessages(PROFILE);
  const preferences = useQuery(preferencesQuery);
  return (
    <section className="card profile__part" aria-labelledby="preferences-heading">
      <h2 id="preferences-heading">{t.assessmentPreferences}</h2>
      {preferences.data ? (
        <PreferencesForm
          key={preferences.data.questionsPerAssessment}
          stored={preferences.data.questionsPerAssessment}
        />
      ) : preferences.isError ? (
        <ErrorPanel
          title={t.yourPreferencesCouldNot}
          error={preferences.error}
          onRetry={() => void preferences.refetch()}
        />
      ) : (
        // As high as the form: what stands below must not move under a finger.
        <Skeleton heights={[140]} />
      )}
    </section>
  );
}

function PreferencesForm({ stored }: { stored: number }) {
  const t = useMessages(PROFILE);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: savePreferences,
    onSuccess: ({ data }) => {
      client.setQueryData(preferencesQuery.queryKey, data);
      notify(t.preferencesSaved, undefined, 'success');
    },
    onError: () => {
      form.refuse({ questionsPerAssessment: t.failedToSavePreferencesPlease });
      notify(t.failedToSavePreferences, t.pleaseTryAgain, 'error');
    },
  });
  const form = useForm({
    initial: { questionsPerAssessment: stored },
    findFaults: (values) => faultsOf(PreferencesSchema, values),
    onSend: ({ questionsPerAssessment }) => {
      if (!save.isPending) save.mutate(questionsPerAssessment);
    },
  });
  const count = form.values.questionsPerAssessment;
  return (
    <form className="preferences" ref={form.element} onSubmit={form.onSubmit} noValidate>
      <SelectField
        label={t.questionsPerAssessment}
        value={String(count)}
        onValue={(value) => form.set('questionsPerAssessment', Number(value))}
        options={readCounts()}
        hint={useUser().role === 'parent' ? t.forThoseYouMake : t.forAdaptiveAndTargeted}
        fault={form.fault('questionsPerAssessment')}
      />
      <Button type="submit" tone="primary" disabled={save.isPending || count === stored}>
        {save.isPending ? t.saving : t.savePreferences}
      </Button>
    </form>
  );
}
