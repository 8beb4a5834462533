import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '../../shared/api/call-error.js';
import { assignPaper, refreshChild, type WantedPaper } from '../../entities/child/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { PRINT_WORKSHEET } from './print-worksheet.messages.js';

/**
 * Makes a paper for a child and opens it as a sheet to print. `of` tells a listener what it is about; in a row of
 * figures the printer alone is shown.
 */
export function WorksheetButton(props: {
  child: LinkedChild;
  wanted: WantedPaper;
  of: string;
  isIcon?: boolean;
}) {
  const t = useMessages(PRINT_WORKSHEET);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { child, wanted } = props;
  const make = useMutation({
    mutationFn: () => assignPaper(child, wanted),
    onSuccess: ({ assessment }) => {
      void refreshChild(client, child.userId);
      void navigate(`/worksheet/${assessment.assessmentId}`);
    },
    onError: (error) => notify(t.notMade, errorSentence(error, t.tryAgainLater), 'error', error),
  });
  return (
    <Button
      tone="quiet"
      title={props.isIcon ? t.worksheet : undefined}
      disabled={make.isPending}
      onClick={() => make.mutate()}
    >
      <Printer aria-hidden size={18} />
      <span className={props.isIcon ? 'visually-hidden' : undefined}>
        {make.isPending ? t.making : t.worksheet}
      </span>
      <span className="visually-hidden"> {props.of}</span>
    </Button>
  );
}
