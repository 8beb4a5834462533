import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { preferencesQuery, savePreferences } from '../../entities/profile/index.js';

/** 3 to 15 questions (ACCOUNT-19). */
const FEWEST = 3;
const MOST = 15;
const COUNTS = Array.from({ length: MOST - FEWEST + 1 }, (_, i) => ({
  value: String(FEWEST + i),
  label: `${FEWEST + i} questions`,
}));

/** How many questions an adaptive or targeted assessment has (ACCOUNT-19). */
export function PreferencesCard() {
  const preferences = useQuery(preferencesQuery);
  return (
    <section className="card profile__part" aria-labelledby="preferences-heading">
      <h2 id="preferences-heading">Assessment Preferences</h2>
      {preferences.data ? (
        <PreferencesForm stored={preferences.data.questionsPerAssessment} />
      ) : preferences.isError ? (
        <ErrorPanel
          title="Your preferences could not be loaded"
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
  const client = useQueryClient();
  const [count, setCount] = useState(stored);
  useEffect(() => setCount(stored), [stored]);
  const save = useMutation({
    mutationFn: savePreferences,
    onSuccess: ({ data }) => {
      client.setQueryData(preferencesQuery.queryKey, data);
      notify('Preferences saved', undefined, 'success');
    },
    onError: () => notify('Failed to save preferences', 'Please try again.', 'error'),
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
        label="Questions per assessment"
        value={String(count)}
        onValue={(value) => setCount(Number(value))}
        options={COUNTS}
        hint="For Adaptive and Targeted. The Diagnostic asks one question for each topic."
        fault={save.isError ? 'Failed to save preferences. Please try again.' : null}
      />
      <Button type="submit" tone="primary" disabled={save.isPending || count === stored}>
        {save.isPending ? 'Saving…' : 'Save Preferences'}
      </Button>
    </form>
  );
}
