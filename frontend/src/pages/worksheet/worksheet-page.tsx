import type { Worksheet } from '@sumfox/contracts/assessment/worksheet.endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, FileDown, Printer } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { CallError, errorSentence } from '../../shared/api/call-error.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorPanel } from '../../shared/ui/error-panel.js';
import { notify } from '../../shared/ui/notify.js';
import { StatePanel } from '../../shared/ui/state-panel.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { AnswerSheet } from './answer-sheet.js';
import { QuestionSheet } from './question-sheet.js';
import { worksheetQuery } from '../../entities/worksheet/index.js';
import { savePdf, type SheetSettings } from './worksheet.api.js';
import { WORKSHEET } from './worksheet.messages.js';
import './worksheet.css';

/** An assigned paper as sheets to print (PARENT-11). */
export default function WorksheetPage() {
  const t = useMessages(WORKSHEET);
  usePageTitle(t.worksheet);
  const { id = '' } = useParams();
  const query = useQuery(worksheetQuery(id));
  const [settings, change] = useSheetSettings();
  const worksheet = query.data;
  if (query.error instanceof CallError && [404, 409].includes(query.error.status ?? 0))
    return (
      <StatePanel level={1} title={t.couldNotLoad} action={<Link to="/">{t.goHome}</Link>}>
        {errorSentence(query.error, t.somethingWentWrong)}
      </StatePanel>
    );
  if (!worksheet)
    return query.isError ? (
      <ErrorPanel
        level={1}
        reader="adult"
        title={t.couldNotLoad}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton heights={[60, 900]} label={t.loading} />
    );
  return (
    <div className="worksheet">
      <Tools worksheet={worksheet} settings={settings} onChange={change} />
      <QuestionSheet worksheet={worksheet} settings={settings} />
      {settings.hasAnswers && <AnswerSheet worksheet={worksheet} />}
    </div>
  );
}

/** Settings in the address, so that Back and a kept link bring the same sheet. */
function useSheetSettings(): [SheetSettings, (name: keyof SheetSettings, isOn: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const settings: SheetSettings = {
    hasTwoColumns: search.get('columns') === '2',
    hasMuchRoom: search.get('room') !== 'little',
    hasAnswers: search.get('answers') !== 'no',
  };
  const change = (name: keyof SheetSettings, isOn: boolean): void => {
    const next: SheetSettings = { ...settings };
    next[name] = isOn;
    const { hasTwoColumns, hasMuchRoom, hasAnswers } = next;
    setSearch(
      {
        ...(hasTwoColumns ? { columns: '2' } : {}),
        ...(hasMuchRoom ? {} : { room: 'little' }),
        ...(hasAnswers ? {} : { answers: 'no' }),
      },
      { replace: true },
    );
  };
  return [settings, change];
}

function Tools(props: {
  worksheet: Worksheet;
  settings: SheetSettings;
  onChange: (name: keyof SheetSettings, isOn: boolean) => void;
}) {
  const t = useMessages(WORKSHEET);
  const { worksheet, settings, onChange } = props;
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: () => savePdf(String(worksheet.assessmentId), settings),
    onSuccess: () => notify(t.saved, t.savedText, 'success'),
    onError: (error) => notify(t.notSaved, errorSentence(error, t.somethingWentWrong), 'error', error),
  });
  const ticks: ReadonlyArray<readonly [keyof SheetSettings, string]> = [
    ['hasTwoColumns', t.twoColumns],
    ['hasMuchRoom', t.muchRoom],
    ['hasAnswers', t.withAnswers],
  ];
  return (
    <div className="worksheet__tools">
      <Button tone="quiet" onClick={() => void navigate(-1)}>
        <ChevronLeft aria-hidden size={20} />
        {t.back}
      </Button>
      <h1>{t.worksheet}</h1>
      <div className="worksheet__ticks">
        {ticks.map(([name, label]) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => onChange(name, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="worksheet__keys">
        <Button disabled={save.isPending} onClick={() => save.mutate()}>
          <FileDown aria-hidden size={20} />
          {save.isPending ? t.saving : t.savePdf}
        </Button>
        <Button tone="go" onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {t.print}
        </Button>
      </div>
    </div>
  );
}
