import type { ListedMail } from '@sumfox/contracts/identity/mail.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Tag } from 'antd';
import { useState } from 'react';
import {
  type MailList as Mails,
  mailsQuery,
  mailStateTone,
  mailStateWord,
} from '../../entities/mail/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { momentText } from '../../shared/messages/moments.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { ADMIN } from './admin.messages.js';
import { MailDialog } from './mail-dialog.js';

/** E-mails of the last 30 days with their state; one opens as its reader sees it. */
export function MailList() {
  const t = useMessages(ADMIN);
  const { data, isError, refetch } = useQuery(mailsQuery);
  return (
    <Card size="small" title={t.mail}>
      {data ? (
        <Listed found={data} />
      ) : isError ? (
        <p className="note" role="status">
          {t.theListOfEmails}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </p>
      ) : (
        <p className="note">{t.loadingTheEmails}</p>
      )}
    </Card>
  );
}

function Listed({ found: { hasServer, mails } }: { found: Mails }) {
  const t = useMessages(ADMIN);
  const [open, setOpen] = useState<ListedMail | null>(null);
  return (
    <div className="mails">
      {!hasServer && <p className="note">{t.noMailServer}</p>}
      {mails.length === 0 ? (
        <p className="note">{t.noEmailYet}</p>
      ) : (
        <DataTable stacks label={t.mail} columns={[t.subject, t.to, t.state, t.attempts, t.written]}>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row">
                <Button type="link" className="mails__open" onClick={() => setOpen(mail)}>
                  {mail.subject}
                </Button>
              </th>
              <td data-title={t.to}>{mail.address}</td>
              <td data-title={t.state}>
                <Tag color={mailStateTone(mail)}>{mailStateWord(mail)}</Tag>
              </td>
              <td data-title={t.attempts}>{mail.attempts}</td>
              <td data-title={t.written}>{momentText(mail.createdAt)}</td>
            </tr>
          ))}
        </DataTable>
      )}
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
