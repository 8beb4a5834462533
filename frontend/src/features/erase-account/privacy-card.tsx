import { BACKUP_RETENTION_DAYS, TRACE_RETENTION_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { erasuresQuery, useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { dayText } from '../../shared/messages/moments.js';
import { noticesQuery } from '../../entities/notice/index.js';
import { EraseDialog } from './erase-dialog.js';
import { type DataFormat, downloadData, takeErasureBack } from './privacy.api.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ERASE_ACCOUNT } from './erase-account.messages.js';
import { RichMessage } from '../../shared/messages/rich-message.js';

const readExportFailed = () => ERASE_ACCOUNT.get().theDataCouldNot;

/**
 * What is kept of oneself or of a linked child: to take along as a file, or to be erased after seven days in which it
 * can be taken back. `mayErase` is false for a child whose parent decides.
 */
export function PrivacyCard(props: { child?: { userId: string; name: string }; mayErase?: boolean }) {
  const t = useMessages(ERASE_ACCOUNT);
  const { child, mayErase = true } = props;
  const user = useUser();
  const client = useQueryClient();
  const [erasing, setErasing] = useState(false);
  const erasures = useQuery(erasuresQuery);
  const userId = child?.userId ?? user.userId;
  const open = erasures.data?.find((each) => each.userId === userId);
  const download = useMutation({
    mutationFn: (format: DataFormat) => downloadData(child?.userId, format),
    onSuccess: (files) =>
      notify(t.downloadReady, files === 1 ? t.theFileIsIn : t.allFilesAreIn({ files }), 'success'),
    onError: (error) => notify(t.downloadFailed, errorSentence(error, readExportFailed()), 'error', error),
  });
  const takeBack = useMutation({
    mutationFn: () => takeErasureBack(userId),
    onSuccess: () => notify(t.erasureStopped, t.everythingStaysAsIt, 'success'),
    onError: (error) => notify(t.failedTitle, errorSentence(error, t.pleaseTryAgain), 'error', error),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      return client.invalidateQueries({ queryKey: erasuresQuery.queryKey });
    },
  });
  const whose = child ? `${child.name}’s` : 'your';

  return (
    <section className="card profile__part" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">{child ? t.sData({ name: child.name }) : t.yourData}</h2>
      <p className="privacy__promise">
        <ShieldCheck aria-hidden size={24} />
        {t.weKeepOnlyWhat}
      </p>
      <p className="note">
        {t.ourTechnicalRecordsHold({
          traceRetentionDays: TRACE_RETENTION_DAYS,
          backupRetentionDays: BACKUP_RETENTION_DAYS,
        })}
      </p>
      <div className="privacy__actions">
        <Button disabled={download.isPending} onClick={() => download.mutate('json')}>
          <Download aria-hidden size={18} />
          {t.downloadAsJson}
        </Button>
        <Button disabled={download.isPending} onClick={() => download.mutate('csv')}>
          <Download aria-hidden size={18} />
          {t.downloadAsCsv}
        </Button>
        <Button disabled={download.isPending} onClick={() => download.mutate('zip')}>
          <Download aria-hidden size={18} />
          {t.withDrawingsZip}
        </Button>
      </div>
      {download.isPending && (
        <p className="note" role="status">
          {t.puttingDataTogether({ whose })}
        </p>
      )}
      {download.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(download.error, readExportFailed())}
        </p>
      )}
      <div className="profile__danger profile__part">
        {open ? (
          <div className="profile__notice" role="status">
            <Trash2 aria-hidden size={24} />
            <div className="profile__part">
              <p>
                <RichMessage
                  text={child ? t.childErasedOn : t.youErasedOn}
                  parts={{ day: () => <b>{dayText(open.eraseAfter)}</b> }}
                  values={{ name: child?.name ?? '' }}
                />
              </p>
              <div>
                <Button tone="primary" disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
                  {takeBack.isPending ? t.stopping : t.keepEverything}
                </Button>
              </div>
            </div>
          </div>
        ) : mayErase ? (
          <div>
            <Button tone="quiet" className="privacy__erase" onClick={() => setErasing(true)}>
              <Trash2 aria-hidden size={18} />
              {child ? t.eraseNamedAccount({ name: child.name }) : t.eraseMyAccount}
            </Button>
          </div>
        ) : (
          <p className="note">{t.yourConnectedParentCan}</p>
        )}
      </div>
      {erasing && <EraseDialog child={child} onClose={() => setErasing(false)} />}
    </section>
  );
}
