import { BACKUP_RETENTION_DAYS, TRACE_RETENTION_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../entities/account/index.js';
import { Button } from '../../shared/ui/button.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { dayText } from '../../shared/lib/moments.js';
import { noticesQuery } from '../../entities/notice/index.js';
import { EraseDialog } from './erase-dialog.js';
import { type DataFormat, downloadData, erasuresQuery, takeErasureBack } from './privacy.api.js';

const EXPORT_FAILED = 'The data could not be put together. Please try again.';

/**
 * What is kept of oneself or of a linked child: to take along as a file, or to be erased after seven days in which it
 * can be taken back. `mayErase` is false for a child whose parent decides.
 */
export function PrivacyCard(props: { child?: { userId: string; name: string }; mayErase?: boolean }) {
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
      notify(
        'Download Ready',
        files === 1 ? 'The file is in your downloads.' : `All ${files} files are in your downloads.`,
        'success',
      ),
    onError: (error) => notify('Download Failed', errorSentence(error, EXPORT_FAILED), 'error'),
  });
  const takeBack = useMutation({
    mutationFn: () => takeErasureBack(userId),
    onSuccess: () => notify('Erasure Stopped', 'Everything stays as it is.', 'success'),
    onError: (error) => notify('That Did Not Work', errorSentence(error, 'Please try again.'), 'error'),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      return client.invalidateQueries({ queryKey: erasuresQuery.queryKey });
    },
  });
  const whose = child ? `${child.name}’s` : 'your';

  return (
    <section className="card profile__part" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">{child ? `${child.name}’s Data` : 'Your Data'}</h2>
      <p className="privacy__promise">
        <ShieldCheck aria-hidden size={24} />
        We keep only what the practice needs. Nothing is sold and nothing is advertised.
      </p>
      <p className="note">
        Our technical records hold no names and no answers. We delete them after {TRACE_RETENTION_DAYS} days.
        Backups of erased accounts are gone after {BACKUP_RETENTION_DAYS} days.
      </p>
      <div className="privacy__actions">
        <Button disabled={download.isPending} onClick={() => download.mutate('json')}>
          <Download aria-hidden size={18} />
          Download as JSON
        </Button>
        <Button disabled={download.isPending} onClick={() => download.mutate('csv')}>
          <Download aria-hidden size={18} />
          Download as CSV
        </Button>
        <Button disabled={download.isPending} onClick={() => download.mutate('zip')}>
          <Download aria-hidden size={18} />
          With drawings (ZIP)
        </Button>
      </div>
      {download.isPending && (
        <p className="note" role="status">
          Putting {whose} data together…
        </p>
      )}
      {download.isError && (
        <p className="field__fault" role="alert">
          {errorSentence(download.error, EXPORT_FAILED)}
        </p>
      )}
      <div className="profile__danger profile__part">
        {open ? (
          <div className="profile__notice" role="status">
            <Trash2 aria-hidden size={24} />
            <div className="profile__part">
              <p>
                {child ? `${child.name}’s account` : 'Your account'} and all its work will be erased on{' '}
                <b>{dayText(open.eraseAfter)}</b>. Until then you can stop it.
              </p>
              <div>
                <Button tone="primary" disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
                  {takeBack.isPending ? 'Stopping…' : 'Keep Everything'}
                </Button>
              </div>
            </div>
          </div>
        ) : mayErase ? (
          <div>
            <Button tone="quiet" className="privacy__erase" onClick={() => setErasing(true)}>
              <Trash2 aria-hidden size={18} />
              {child ? `Erase ${child.name}’s Account` : 'Erase My Account'}
            </Button>
          </div>
        ) : (
          <p className="note">Your connected parent can have this account erased.</p>
        )}
      </div>
      {erasing && <EraseDialog child={child} onClose={() => setErasing(false)} />}
    </section>
  );
}
