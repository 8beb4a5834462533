import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField } from '../../shared/ui/text-field.js';
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
        <PreferencesForm stored={preferences.data.questionsPerAssessment} />
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
  const [count, setCount] = useState(stored);
  useEffect(() => setCount(stored), [stored]);
  const save = useMutation({
    mutationFn: savePreferences,
    onSuccess: ({ data }) => {
      client.setQueryData(preferencesQuery.queryKey, data);
      notify(t.preferencesSaved, undefined, 'success');
    },
    onError: () => notify(t.failedToSavePreferences, t.pleaseTryAgain, 'error'),
  });
  return (
    <form
      className="preferences"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(count);
      }}
    >
      <SelectField
        label={t.questionsPerAssessment}
        value={String(count)}
        onValue={(value) => setCount(Number(value))}
        options={readCounts()}
        hint={t.forAdaptiveAndTargeted}
        fault={save.isError ? t.failedToSavePreferencesPlease : null}
      />
      <Button type="submit" tone="primary" disabled={save.isPending || count === stored}>
        {save.isPending ? t.saving : t.savePreferences}
      </Button>
    </form>
  );
}
