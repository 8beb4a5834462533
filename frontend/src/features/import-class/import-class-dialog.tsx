import {
  type ClassResult,
  type ClassRow,
  CLASS_ROWS_AT_ONCE,
} from '@sumfox/contracts/identity/class-import.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import { DataTable } from '../../shared/ui/data-table.js';
import { Dialog, DialogActions } from '../../shared/ui/dialog.js';
import { notify } from '../../shared/ui/notify.js';
import { errorSentence } from '../../shared/api/call-error.js';
import { newUuid } from '../../shared/api/trace-context.js';
import { refreshUsers, sendClass } from '../../entities/user/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { toClassRows } from './csv-rows.rules.js';
import { IMPORT_CLASS } from './import-class.messages.js';
import './import-class.css';

/** A file that was read, and the check of its rows. */
interface Checked {
  file: string;
  rows: readonly ClassRow[];
  results: readonly ClassResult[];
  requestId: string;
}

/** Makes the accounts of a class from a CSV file: a dry run first, then the passwords, once (ADMIN-13). */
export function ImportClassDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(IMPORT_CLASS);
  const client = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [made, setMade] = useState<readonly ClassResult[]>([]);
  const [progress, setProgress] = useState(0);
  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => {
      const read = toClassRows(await readText(file));
      if ('fault' in read) throw new Error(read.fault);
      const requestId = newUuid();
      const { rows } = await sendClass({ rows: read.rows, isDryRun: true, requestId });
      return { file: file.name, rows: read.rows, results: rows, requestId };
    },
    onSuccess: setChecked,
  });
  const send = useMutation({
    mutationFn: async ({ rows, results, requestId }: Checked) => {
      const good = rows.filter((_, at) => results[at]?.status === 'new');
      const done: ClassResult[] = [];
      for (let from = 0; from < good.length; from += CLASS_ROWS_AT_ONCE) {
        setProgress(from);
        const part = good.slice(from, from + CLASS_ROWS_AT_ONCE);
        done.push(...(await sendClass({ rows: part, isDryRun: false, requestId })).rows);
      }
      return done;
    },
    onSuccess: (done) => {
      setMade(done);
      notify(t.classImported, undefined, 'success');
    },
    onError: (error) => notify(t.importFailed, errorSentence(error, t.failedText), 'error', error),
    onSettled: () => refreshUsers(client),
  });
  if (made.length > 0) return <Passwords made={made} onClose={onClose} />;
  const fresh = checked?.results.filter(({ status }) => status === 'new').length ?? 0;
  return (
    <Dialog title={t.checkFirst} onClose={onClose} busy={send.isPending} wide>
      <div className="import-class">
        <FilePicker isChecking={check.isPending} onFile={(file) => check.mutate(file)} />
        {check.isError && (
          <p className="field__fault" role="alert">
            {check.error.message}
          </p>
        )}
        {checked && <Report checked={checked} fresh={fresh} />}
        {send.isError && (
          <p className="field__fault" role="alert">
            {t.failedText}
          </p>
        )}
        <DialogActions>
          <Button disabled={send.isPending} onClick={onClose}>
            {t.cancel}
          </Button>
          {checked && fresh > 0 && (
            <Button tone="primary" disabled={send.isPending} onClick={() => send.mutate(checked)}>
              {send.isPending ? t.importing({ done: progress, all: fresh }) : t.importUsers({ count: fresh })}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** The text of a file, by the reader that every browser and the tests have. */
function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(IMPORT_CLASS.get().unreadable));
    reader.readAsText(file);
  });
}

function FilePicker({ isChecking, onFile }: { isChecking: boolean; onFile: (file: File) => void }) {
  const t = useMessages(IMPORT_CLASS);
  const id = useId();
  return (
    <div className="field">
      <p>{t.aFileWith}</p>
      <label className="field__label" htmlFor={id}>
        {t.chooseFile}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after a correction.
          target.value = '';
        }}
      />
      {isChecking && <p role="status">{t.checking}</p>}
    </div>
  );
}

function Report({ checked, fresh }: { checked: Checked; fresh: number }) {
  const t = useMessages(IMPORT_CLASS);
  const { file, rows, results } = checked;
  const open = results.length - fresh;
  const sorted = results
    .map((result, at) => ({ ...result, row: at + 1 }))
    .toSorted((a, b) => Number(a.status === 'new') - Number(b.status === 'new') || a.row - b.row);
  return (
    <>
      <p role="status">{t.nothingSaved({ file, rows: results.length })}</p>
      <p className="import-class__tags">
        <b>{t.newOnes({ count: fresh })}</b>
        {open > 0 && <b className="import-class__open">{t.toCorrect({ count: open })}</b>}
      </p>
      <DataTable stacks label={t.checkFirst} columns={[t.row, t.name, t.username, t.grade, t.outcome]}>
        {sorted.map(({ row, name, username, gradeLevel, sentence }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td data-title={t.name}>{name}</td>
            <td data-title={t.username}>{username}</td>
            {/* A grade that is none stands as it was typed. */}
            <td data-title={t.grade}>{gradeLevel ?? rows[row - 1]?.grade}</td>
            <td data-title={t.outcome} className="import-class__outcome">
              {sentence === null ? t.isNew : <b className="import-class__open">{sentence}</b>}
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

/** The first passwords, to be printed: no page shows them again. */
function Passwords({ made, onClose }: { made: readonly ClassResult[]; onClose: () => void }) {
  const t = useMessages(IMPORT_CLASS);
  return (
    <Dialog title={t.passwordsOnce} onClose={onClose} wide>
      <div className="import-class import-class--passwords">
        <p>{t.shownOnce}</p>
        <DataTable stacks label={t.passwordsOnce} columns={[t.name, t.username, t.password]}>
          {made.map(({ name, username, password, sentence }) => (
            <tr key={username}>
              <th scope="row">{name}</th>
              <td data-title={t.username}>{username}</td>
              <td data-title={t.password}>{password ?? sentence}</td>
            </tr>
          ))}
        </DataTable>
        <DialogActions>
          <Button onClick={onClose}>{t.done}</Button>
          <Button tone="primary" onClick={() => window.print()}>
            {t.print}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
