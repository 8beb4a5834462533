import type { LinkedChild } from '@sumfox/contracts/identity/account';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { MAKE_PAPER } from './make-paper.messages.js';

const GenerateDialog = lazy(() => import('./generate-dialog.js'));

/** Opens the dialog that makes a paper for a child (PAPER-11); `preferred` is chosen at first. */
export function GenerateAssessment({
  preferred,
  tone = 'primary',
  label,
}: {
  preferred: LinkedChild;
  tone?: 'primary' | 'plain' | 'quiet';
  label?: string;
}) {
  const t = useMessages(MAKE_PAPER);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        {tone !== 'quiet' && <Sparkles aria-hidden size={20} />}
        {label ?? t.generateAssessment}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GenerateDialog preferred={preferred} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
