import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/button.js';
import { ErrorPanel } from '../../components/error-panel.js';
import { notify } from '../../components/notify.js';
import { Skeleton } from '../../components/skeleton.js';
import { preferencesQuery, savePreferences } from './profile.api.js';

/** B§9: 3 to 15 questions. */
const FEWEST = 3;
const MOST = 15;
const COUNTS = Array.from({ length: MOST - FEWEST + 1 }, (_, i) => FEWEST + i);

/** How many questions an adaptive or targeted assessment has (B§2.6). */
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
        <Skeleton heights={[56]} />
      )}
    </section>
  );
}

function PreferencesForm({ stored }: { stored: number }) {
  const client = useQueryClient();
  const id = useId();
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
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Questions per assessment
        </label>
        <select
          id={id}
          className="field__input"
          value={count}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setCount(Number(event.target.value))}
        >
          {COUNTS.map((each) => (
            <option key={each} value={each}>
              {each} questions
            </option>
          ))}
        </select>
        <p className="field__hint" id={`${id}-hint`}>
          For Adaptive and Targeted. The Diagnostic asks one question for each topic.
        </p>
        {save.isError && (
          <p className="field__fault" role="alert">
            Failed to save preferences. Please try again.
          </p>
        )}
      </div>
      <Button type="submit" tone="primary" disabled={save.isPending || count === stored}>
        {save.isPending ? 'Saving…' : 'Save Preferences'}
      </Button>
    </form>
  );
}
