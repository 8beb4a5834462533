import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { notify } from '../../shared/ui/notify.js';
import { serverNow } from '../../shared/api/server-clock.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { dueDay, nameAmong, refreshChild } from '../../entities/child/index.js';
import { type ChosenFocus, ZoomInDialog } from '../start-practice/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { weekdayText } from '../../shared/messages/moments.js';
import { type AskedPaper, createPaperFor } from './make-paper.api.js';
import { MAKE_PAPER } from './make-paper.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';
import './generate-dialog.css';

type Kind = AskedPaper['kind'];

/** Days until a paper is due that can be chosen. */
const DUE_IN = [1, 3, 7];
/** Due days that a choice begins with. */
const USUAL_DUE = 3;

const readKinds = (): ReadonlyArray<{ value: Kind; title: string; text: string }> => [
  { value: 'adaptive', title: MAKE_PAPER.get().adaptive, text: MAKE_PAPER.get().aMixThatFits },
  { value: 'targeted', title: MAKE_PAPER.get().targeted, text: MAKE_PAPER.get().upToThreeTopics },
  { value: 'diagnostic', title: MAKE_PAPER.get().diagnostic, text: MAKE_PAPER.get().oneQuestionOnEach },
];

const readFailed = () => MAKE_PAPER.get().failedToCreateAssessment;

/** Which child, which kind: the paper then waits in the child's Continue list. */
export default function GenerateDialog(props: { preferred: LinkedChild; onClose: () => void }) {
  const t = useMessages(MAKE_PAPER);
  const { children } = useUser();
  const client = useQueryClient();
  const [childId, setChildId] = useState(props.preferred.userId);
  const [kind, setKind] = useState<Kind>('adaptive');
  const [dueOn, setDueOn] = useState<string | null>(() => dueDay(serverNow(), USUAL_DUE));
  const [choosesTopics, setChoosesTopics] = useState(false);
  const child = children.find((each) => each.userId === childId) ?? props.preferred;
  const name = nameAmong(child, children);
  const create = useMutation({
    mutationFn: (focus: ChosenFocus | null) => createPaperFor(child, { kind, focus, dueOn }),
    onSuccess: async ({ resumed }) => {
      if (resumed) notify(t.alreadyThere, t.aDiagnosticWaitsIn({ name }));
      else notify(t.assessmentCreated, t.readyInSContinue({ name }), 'success');
      props.onClose();
      await refreshChild(client, child.userId);
    },
    onError: (error) => notify(t.assessmentCreationFailed, faultOf(error), 'error'),
  });

  if (choosesTopics)
    return (
      <ZoomInDialog
        gradeLevel={child.gradeLevel}
        onClose={() => setChoosesTopics(false)}
        onGenerate={(focus) => {
          setChoosesTopics(false);
          create.mutate(focus);
        }}
      />
    );
  const busy = create.isPending;
  return (
    <Dialog title={t.generateAssessment} onClose={props.onClose} busy={busy}>
      <div className="generate">
        {children.length > 1 ? (
          <ChoiceField
            legend={t.forWhichChild}
            choices={children.map((each) => ({ value: each.userId, label: nameAmong(each, children) }))}
            value={childId}
            onValue={setChildId}
          />
        ) : (
          <p>
            <RichMessage
              text={t.forChild}
              parts={{ name: () => <b>{name}</b> }}
              values={{ grade: child.gradeLevel }}
            />
          </p>
        )}
        <ChoiceField
          legend={t.whichKind}
          choices={readKinds().map(({ value, title, text }) => ({
            value,
            label: (
              <span className="generate__kind">
                <b>{title}</b>
                <span className="note">{text}</span>
              </span>
            ),
          }))}
          value={kind}
          onValue={setKind}
        />
        <SelectField
          label={t.due}
          value={dueOn ?? ''}
          onValue={(day) => setDueOn(day === '' ? null : day)}
          options={[
            ...DUE_IN.map((days) => dueDay(serverNow(), days)).map((day) => ({
              value: day,
              label: weekdayText(day),
            })),
            { value: '', label: t.noDay },
          ]}
          hint={kind === 'diagnostic' || dueOn === null ? t.itWaitsInS({ name }) : t.itStandsOnBoth({ name })}
        />
        {create.isError && (
          <p className="field__fault" role="alert">
            {faultOf(create.error)}
          </p>
        )}
      </div>
      <DialogActions>
        <Button disabled={busy} onClick={props.onClose}>
          {t.cancel}
        </Button>
        {kind === 'targeted' ? (
          <Button tone="primary" disabled={busy} onClick={() => setChoosesTopics(true)}>
            {busy ? t.creatingAssessment : t.chooseTopics}
          </Button>
        ) : (
          <Button tone="primary" disabled={busy} onClick={() => create.mutate(null)}>
            {busy ? t.creatingAssessment : t.generateAssessment}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function faultOf(error: unknown): string {
  if (error instanceof CallError && error.status === 404) return MAKE_PAPER.get().thisChildIsNot;
  return errorSentence(error, readFailed());
}
