import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { dayText } from '../../shared/lib/moments.js';
import { ProofForm } from './proof-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpSteps } from './set-up-steps.js';
import { renewCodes, secondFactorQuery, turnOff } from './second-factor.api.js';
import './second-factor.css';

type Task = 'none' | 'set-up' | 'renew' | 'turn-off' | { codes: readonly string[] };
const CODE_HINT = 'The six digits of your app, or a recovery code.';

/** In an adult's profile: a code of an app beside the password. */
export default function SignInSafetyCard() {
  const client = useQueryClient();
  const factor = useQuery(secondFactorQuery);
  const [task, setTask] = useState<Task>('none');
  const done = (): void => {
    setTask('none');
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  const cancel = (): void => setTask('none');
  return (
    <section className="card profile__part" aria-labelledby="safety-heading">
      <h2 id="safety-heading">Sign-in safety</h2>
      {!factor.data &&
        (factor.isError ? (
          <ErrorPanel
            level={2}
            title="This could not be loaded"
            error={factor.error}
            onRetry={() => void factor.refetch()}
          />
        ) : (
          <Skeleton heights={[60]} />
        ))}
      {factor.data && <Status {...factor.data} />}
      {factor.data && task === 'none' && <Tasks {...factor.data} onChoose={setTask} />}
      {task === 'set-up' && <SetUpSteps onDone={done} onCancel={cancel} />}
      {task === 'renew' && (
        <ProofForm
          asks={['currentPassword', 'code']}
          action="Make New Codes"
          codeHint={CODE_HINT}
          send={renewCodes}
          onDone={({ recoveryCodes }) => setTask({ codes: recoveryCodes })}
          onCancel={cancel}
        />
      )}
      {task === 'turn-off' && (
        <ProofForm
          asks={['currentPassword', 'code']}
          action="Turn Off"
          codeHint={CODE_HINT}
          send={turnOff}
          onDone={() => {
            notify('Second Step Turned Off', undefined, 'success');
            done();
          }}
          onCancel={cancel}
        />
      )}
      {typeof task === 'object' && <RecoveryCodes codes={task.codes} onDone={done} />}
    </section>
  );
}

interface Factor {
  isOn: boolean;
  isRequired: boolean;
  since: string | null;
  recoveryCodesLeft: number;
}

function Status({ isOn, since, recoveryCodesLeft }: Factor) {
  if (!isOn || since === null)
    return (
      <p>
        A second step protects your account even if somebody learns your password. After your password you
        type a code from an app on your phone.
      </p>
    );
  return (
    <p>
      The second step is on since {dayText(since)}. You have {recoveryCodesLeft} recovery{' '}
      {recoveryCodesLeft === 1 ? 'code' : 'codes'} left.
    </p>
  );
}

function Tasks({ isOn, isRequired, onChoose }: Factor & { onChoose: (task: Task) => void }) {
  if (!isOn)
    return (
      <div className="profile__actions">
        <Button tone="primary" onClick={() => onChoose('set-up')}>
          Turn On Second Step
        </Button>
      </div>
    );
  return (
    <div className="profile__actions">
      <Button onClick={() => onChoose('renew')}>New Recovery Codes</Button>
      {!isRequired && <Button onClick={() => onChoose('turn-off')}>Turn Off Second Step</Button>}
    </div>
  );
}
