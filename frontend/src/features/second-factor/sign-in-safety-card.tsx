import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { dayText } from '../../shared/messages/moments.js';
import { ProofForm } from './proof-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUpSteps } from './set-up-steps.js';
import { secondFactorQuery } from '../../entities/account/index.js';
import { renewCodes, turnOff } from './second-factor.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SECOND_FACTOR } from './second-factor.messages.js';
import './second-factor.css';

type Task = 'none' | 'set-up' | 'renew' | 'turn-off' | { codes: readonly string[] };
const readCodeHint = () => SECOND_FACTOR.get().theSixDigitsOf;

/** In an adult's profile: a code of an app beside the password. */
export default function SignInSafetyCard() {
  const t = useMessages(SECOND_FACTOR);
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
      <h2 id="safety-heading">{t.signInSafety}</h2>
      {!factor.data &&
        (factor.isError ? (
          <ErrorPanel
            reader="adult"
            level={2}
            title={t.thisCouldNotBe}
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
          action={t.makeNewCodes}
          codeHint={readCodeHint()}
          send={renewCodes}
          onDone={({ recoveryCodes }) => setTask({ codes: recoveryCodes })}
          onCancel={cancel}
        />
      )}
      {task === 'turn-off' && (
        <ProofForm
          asks={['currentPassword', 'code']}
          action={t.turnOff}
          codeHint={readCodeHint()}
          send={turnOff}
          onDone={() => {
            notify(t.secondStepTurnedOff, undefined, 'success');
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
  const t = useMessages(SECOND_FACTOR);
  if (!isOn || since === null) return <p>{t.aSecondStepProtects}</p>;
  return <p>{t.theSecondStepIs({ dayText: dayText(since), count: recoveryCodesLeft })}</p>;
}

function Tasks({ isOn, isRequired, onChoose }: Factor & { onChoose: (task: Task) => void }) {
  const t = useMessages(SECOND_FACTOR);
  if (!isOn)
    return (
      <div className="profile__actions">
        <Button tone="primary" onClick={() => onChoose('set-up')}>
          {t.turnOnSecondStep}
        </Button>
      </div>
    );
  return (
    <div className="profile__actions">
      <Button onClick={() => onChoose('renew')}>{t.newRecoveryCodes}</Button>
      {!isRequired && <Button onClick={() => onChoose('turn-off')}>{t.turnOffSecondStep}</Button>}
    </div>
  );
}
