import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { ChoiceField } from '../../shared/ui/choice-field.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { createPaper } from '../../entities/paper/index.js';
import { nameAmong, refreshChild } from '../../entities/child/index.js';
import { type ChosenFocus, createTargeted, ZoomInDialog } from '../start-practice/index.js';
import './generate-dialog.css';

type Kind = 'diagnostic' | 'adaptive' | 'targeted';

const KINDS: ReadonlyArray<{ value: Kind; title: string; text: string }> = [
  { value: 'adaptive', title: 'Adaptive', text: 'A mix that fits what your child knows.' },
  { value: 'targeted', title: 'Targeted', text: 'Up to three topics or methods that you choose.' },
  { value: 'diagnostic', title: 'Diagnostic', text: 'One question on each topic, to see where to begin.' },
];

const FAILED = 'Failed to create assessment. Please try again.';

/** Which child, which kind: the paper then waits in the child's Continue list. */
export default function GenerateDialog(props: { preferred: LinkedChild; onClose: () => void }) {
  const { children } = useUser();
  const client = useQueryClient();
  const [childId, setChildId] = useState(props.preferred.userId);
  const [kind, setKind] = useState<Kind>('adaptive');
  const [choosesTopics, setChoosesTopics] = useState(false);
  const child = children.find((each) => each.userId === childId) ?? props.preferred;
  const name = nameAmong(child, children);
  const create = useMutation({
    mutationFn: (focus: ChosenFocus | null) =>
      focus === null
        ? createPaper(kind === 'diagnostic' ? 'diagnostic' : 'adaptive', child.userId, child.gradeLevel)
        : createTargeted(child.userId, child.gradeLevel, focus),
    onSuccess: async ({ resumed }) => {
      if (resumed) notify('Already There', `A diagnostic waits in ${name}’s Continue list.`);
      else notify('Assessment Created!', `Ready in ${name}’s Continue list.`, 'success');
      props.onClose();
      await refreshChild(client, child.userId);
    },
    onError: (error) => notify('Assessment Creation Failed', faultOf(error), 'error'),
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
    <Dialog title="Generate Assessment" onClose={props.onClose} busy={busy}>
      <div className="generate">
        {children.length > 1 ? (
          <ChoiceField
            legend="For which child?"
            choices={children.map((each) => ({ value: each.userId, label: nameAmong(each, children) }))}
            value={childId}
            onValue={setChildId}
          />
        ) : (
          <p>
            For <b>{name}</b>, {child.gradeLevel}.
          </p>
        )}
        <ChoiceField
          legend="Which kind?"
          choices={KINDS.map(({ value, title, text }) => ({
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
        <p className="note">
          It waits in {name}’s Continue list. {name} takes it when ready, and may remove it.
        </p>
        {create.isError && (
          <p className="field__fault" role="alert">
            {faultOf(create.error)}
          </p>
        )}
      </div>
      <DialogActions>
        <Button disabled={busy} onClick={props.onClose}>
          Cancel
        </Button>
        {kind === 'targeted' ? (
          <Button tone="primary" disabled={busy} onClick={() => setChoosesTopics(true)}>
            {busy ? 'Creating Assessment...' : 'Choose Topics'}
          </Button>
        ) : (
          <Button tone="primary" disabled={busy} onClick={() => create.mutate(null)}>
            {busy ? 'Creating Assessment...' : 'Generate Assessment'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function faultOf(error: unknown): string {
  if (error instanceof CallError && error.status === 404)
    return 'This child is not linked to your account any more.';
  return errorSentence(error, FAILED);
}
