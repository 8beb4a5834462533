import { useQueryClient } from '@tanstack/react-query';
import { Button, Tabs } from 'antd';
import { Plus, RefreshCw, Settings } from 'lucide-react';
import { Suspense, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../shared/ui/notify.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import { systemHealthQuery } from '../../entities/system/index.js';
import { VerificationTab } from '../../features/verify-marks/index.js';
import { BackgroundTab } from './background-tab.js';
import { BankTab } from './bank-tab.js';
import { FACTORY_KEY } from '../../entities/batch/index.js';
import { CoverageTab } from './coverage-tab.js';
import { PregenerationTab } from './pregeneration-tab.js';
import { UploadTopicDialog } from '../../features/add-topic/index.js';
import { SettingsDrawer } from '../../features/set-console/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { QUESTION_MANAGEMENT } from './question-management.messages.js';
import '../../shared/ui/tabs-in-rows.css';
import './question-console.css';

/** The tabs in order; the address names the one that is open. */
const readTabs = (): ReadonlyArray<{ key: string; label: string; Panel: ComponentType }> => [
  { key: 'pre-generation', label: QUESTION_MANAGEMENT.get().preGeneration, Panel: PregenerationTab },
  { key: 'bank', label: QUESTION_MANAGEMENT.get().questionBank, Panel: BankTab },
  { key: 'coverage', label: QUESTION_MANAGEMENT.get().curriculumCoverage, Panel: CoverageTab },
  { key: 'verification', label: QUESTION_MANAGEMENT.get().humanVerification, Panel: VerificationTab },
  { key: 'background', label: QUESTION_MANAGEMENT.get().background, Panel: BackgroundTab },
];

/** The admin's question factory: batches, bank, coverage, marks verified by a person, background jobs (CONSOLE-1). */
export default function QuestionConsole() {
  const t = useMessages(QUESTION_MANAGEMENT);
  const [search, setSearch] = useSearchParams();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const asked = search.get('tab');
  return (
    <AdultTheme>
      <div className="console">
        <div className="console__head">
          <p>{t.aiPoweredQuestionGeneration}</p>
          <div className="console__buttons">
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => setCreating(true)}>
              {t.createTopic}
            </Button>
            <RefreshButton />
            <Button icon={<Settings size={18} aria-hidden />} onClick={() => setSettingsOpen(true)}>
              {t.settings}
            </Button>
          </div>
        </div>
        <Tabs
          className="tabs-in-rows"
          activeKey={readTabs().find(({ key }) => key === asked)?.key ?? 'pre-generation'}
          onChange={(tab) => setSearch({ tab }, { replace: true })}
          tabBarGutter={20}
          destroyOnHidden
          items={readTabs().map(({ key, label, Panel }) => ({ key, label, children: <Panel /> }))}
        />
      </div>
      {isCreating && (
        <Suspense fallback={null}>
          <UploadTopicDialog isOfConsole onClose={() => setCreating(false)} />
        </Suspense>
      )}
      {settingsOpen && <SettingsDrawer onClose={() => setSettingsOpen(false)} />}
    </AdultTheme>
  );
}

/** Fetches all that is shown again, and says so afterwards (CONSOLE-1). */
function RefreshButton() {
  const t = useMessages(QUESTION_MANAGEMENT);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async (): Promise<void> => {
    setBusy(true);
    const fetched = [FACTORY_KEY, systemHealthQuery.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }, { throwOnError: true }),
    );
    const outcomes = await Promise.allSettled(fetched);
    setBusy(false);
    if (outcomes.every(({ status }) => status === 'fulfilled'))
      notify(t.refreshed, t.dataHasBeenRefreshed, 'success');
    else notify(t.error, t.notAllOfIt, 'error');
  };
  return (
    <Button icon={<RefreshCw size={18} aria-hidden />} disabled={busy} onClick={() => void refresh()}>
      {busy ? t.refreshing : t.refreshData}
    </Button>
  );
}
