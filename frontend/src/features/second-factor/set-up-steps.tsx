import { QRCodeSVG } from '@rc-component/qrcode';
import { useState } from 'react';
import { ProofForm } from './proof-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { confirmSetup, startSetup } from './second-factor.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SECOND_FACTOR } from './second-factor.messages.js';

type Step =
  | { name: 'password' }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] };

/** Password, QR code with a first code, recovery codes. */
export function SetUpSteps({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const t = useMessages(SECOND_FACTOR);
  const [step, setStep] = useState<Step>({ name: 'password' });
  if (step.name === 'password')
    return (
      <ProofForm
        asks={['currentPassword']}
        action={t.next}
        send={({ currentPassword }) => startSetup(currentPassword)}
        onDone={({ secret, uri }) => setStep({ name: 'app', secret, uri })}
        {...(onCancel ? { onCancel } : {})}
      />
    );
  if (step.name === 'app')
    return (
      <>
        <p>{t.scanThisWithAn}</p>
        <div className="second-factor__qr">
          {/* antd's own component writes styles into the page, which its content security policy refuses. */}
          <QRCodeSVG value={step.uri} size={200} marginSize={4} aria-label={t.qrCode} />
        </div>
        <p>
          {t.typeThisKey} <code className="second-factor__secret">{inGroups(step.secret)}</code>
        </p>
        <ProofForm
          asks={['code']}
          action={t.turnOn}
          codeHint={t.theSixDigitsThat}
          send={({ code }) => confirmSetup(code)}
          onDone={({ recoveryCodes }) => setStep({ name: 'codes', codes: recoveryCodes })}
          {...(onCancel ? { onCancel } : {})}
        />
      </>
    );
  return <RecoveryCodes codes={step.codes} onDone={onDone} />;
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
