import { BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormButtons } from '../../shared/ui/form-buttons.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { SelectField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { faultsOf } from '../../shared/api/field-faults.js';
import { useRequestId } from '../../shared/api/use-request-id.js';
import { AdvancedSettings } from './advanced-settings.js';
import {
  type BatchBody,
  type BatchValues,
  emptyBatch,
  FACTORY_KEY,
  sendBatch,
  type Shares,
  sharesFault,
  toBatchBody,
  useConsoleSettings,
  NewBatchSchema,
} from '../../entities/batch/index.js';
import { ScaleOffer } from './scale-offer.js';
import { SharesFields } from './shares-fields.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MAKE_BATCH } from './make-batch.messages.js';
import '../../shared/ui/batch-form.css';

const readLevels = () => [
  { value: 'all', label: MAKE_BATCH.get().allLevels },
  ...GRADE_LEVELS.map((level) => ({ value: level, label: level })),
];

/** The form of a new batch (CONSOLE-2). It goes with the dialog, so that the next one starts from the defaults. */
export function NewBatchDialog({
  onClose,
  start = {},
}: {
  onClose: () => void;
  /** What the form begins with, beside the admin's settings. */
  start?: Partial<BatchValues>;
}) {
  const t = useMessages(MAKE_BATCH);
  const [settings] = useConsoleSettings();
  const client = useQueryClient();
  const withRequestId = useRequestId<BatchBody>();
  const [isScaleOffered, setScaleOffered] = useState(false);
  const create = useMutation({
    mutationFn: (values: BatchValues) => sendBatch(withRequestId(toBatchBody(values))),
    onSuccess: () => {
      notify(t.batchCreated, t.preGenerationBatchStarted, 'success');
      void client.invalidateQueries({ queryKey: FACTORY_KEY });
      onClose();
    },
    onError: (error) => notify(t.error, errorSentence(error, t.failedToCreateBatch), 'error', error),
  });
  const form = useForm<BatchValues>({
    initial: { ...emptyBatch(settings), ...start },
    findFaults: (values) => faultsOf(NewBatchSchema, values),
    onSend: (values) => {
      if (create.isPending) return;
      if (sharesFault(values.shares)) setScaleOffered(true);
      else create.mutate(values);
    },
  });
  const { values, set } = form;
  const setShares = (shares: Shares): void => {
    set('shares', shares);
    setScaleOffered(false);
  };
  const chooseLevel = (text: string): void => {
    set('primaryLevel', GRADE_LEVELS.find((level) => level === text) ?? 'all');
    set('subStrandFilter', []);
    set('heuristicFilter', []);
    set('proficiencyFilter', []);
  };

  return (
    <Dialog title={t.newBatch} onClose={onClose} busy={create.isPending} wide>
      <form className="batch-form" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <TextField
          label={t.batchName}
          {...form.bind('batchName')}
          required
          maxLength={BATCH_LIMITS.nameLength}
          autoComplete="off"
        />
        <div className="batch-form__pair">
          <TextField
            label={t.targetQuestions}
            {...form.bind('targetQuestions')}
            type="number"
            inputMode="numeric"
            min={BATCH_LIMITS.minQuestions}
            max={BATCH_LIMITS.maxQuestions}
            step={1}
            hint={t.recommended1550For({ maxQuestions: BATCH_LIMITS.maxQuestions })}
          />
          <SelectField
            label={t.primaryLevel}
            value={values.primaryLevel}
            onValue={chooseLevel}
            options={readLevels()}
            hint={t.aLevelOpensThe}
          />
        </div>
        <SharesFields shares={values.shares} onShares={setShares} />
        {isScaleOffered && (
          <ScaleOffer
            shares={values.shares}
            onScale={(shares) => {
              setShares(shares);
              create.mutate({ ...values, shares });
            }}
            onClose={() => setScaleOffered(false)}
          />
        )}
        <p className="note">
          {t.limitsOfBatches({
            most: BATCH_LIMITS.maxQuestions,
            active: BATCH_LIMITS.active,
            day: BATCH_LIMITS.questionsPerDay,
          })}
        </p>
        <AdvancedSettings values={values} set={set} fault={form.fault('heuristicFilter')} />
        {create.isError && (
          <p className="field__fault" role="alert">
            {errorSentence(create.error, t.failedToCreateBatch)}
          </p>
        )}
        <DialogActions>
          <FormButtons
            isSending={create.isPending}
            isIncomplete={values.batchName.trim() === ''}
            onCancel={onClose}
            send={create.isPending ? t.creating : t.createBatch}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}
