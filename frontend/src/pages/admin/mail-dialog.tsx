import type { ListedMail } from '@sumfox/contracts/identity/mail.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailQuery, mailStateWord } from '../../entities/mail/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { TabList } from '../../shared/ui/tab-list.js';
import { ADMIN } from './admin.messages.js';
import { MailSheet } from './mail-sheet.js';

/** Widths at which an e-mail is shown, in pixels: a phone and a computer. */
const WIDTHS = { phone: 390, computer: 600 } as const;
type View = keyof typeof WIDTHS | 'text';

/** One e-mail, with its secret links hidden. */
export function MailDialog({ mail, onClose }: { mail: ListedMail; onClose: () => void }) {
  const t = useMessages(ADMIN);
  const [view, setView] = useState<View>('computer');
  const { data, isError } = useQuery(mailQuery(mail.id));
  return (
    <Dialog wide onClose={onClose} title={mail.subject}>
      <div className="mail">
        <p className="note">
          {t.toWithState({ address: mail.address, state: mailStateWord(mail) })} {t.linksAreHidden}
        </p>
        <TabList
          label={t.howItIsShown}
          active={view}
          onChoose={setView}
          tabs={[
            { id: 'computer', label: t.computer },
            { id: 'phone', label: t.phone },
            { id: 'text', label: t.textOnly },
          ]}
        />
        <div
          className="mail__panel"
          role="tabpanel"
          id={`panel-${view}`}
          aria-labelledby={`tab-${view}`}
          tabIndex={0}
        >
          {isError && (
            <p className="note" role="status">
              {t.theEmailCouldNot}
            </p>
          )}
          {!data && !isError && <Skeleton heights={[180, 260]} label={t.loadingTheEmail} />}
          {data &&
            (view === 'text' ? (
              <pre className="mail__text">{data.text}</pre>
            ) : (
              <MailSheet html={data.html} width={WIDTHS[view]} label={mail.subject} />
            ))}
        </div>
      </div>
    </Dialog>
  );
}
