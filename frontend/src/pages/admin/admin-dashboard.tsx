import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import { AdultTheme } from '../../shared/theme/adult-theme.js';
import { waitingCountQuery } from '../../entities/review/index.js';
import { KeyMetricsTab } from './key-metrics-tab.js';
import { QualityTab } from './quality-tab.js';
import { SystemBadge } from './system-badge.js';
import { SystemTab } from './system-tab.js';
import '../../shared/ui/tabs-in-rows.css';
import './admin-dashboard.css';
import { ReviewsTab } from '../../features/decide-review/index.js';
import { VisualTestingTab } from '../../features/test-visuals/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';

/** Question drawings and mathematics are fetched for those who read them. */

const FIRST_TAB = 'analytics';
const TAB_KEYS = [FIRST_TAB, 'quality', 'reviews', 'visual', 'system'];

export default function AdminDashboard() {
  const t = useMessages(ADMIN);
  usePageTitle(t.adminDashboard);
  const [search, setSearch] = useSearchParams();
  const { data: waiting = 0 } = useQuery(waitingCountQuery);
  return (
    <AdultTheme>
      <div className="admin">
        <div className="admin__head">
          <h1>{t.adminDashboard}</h1>
          <SystemBadge />
        </div>
        <Tabs
          className="tabs-in-rows"
          activeKey={TAB_KEYS.find((key) => key === search.get('tab')) ?? FIRST_TAB}
          onChange={(tab) => setSearch({ tab }, { replace: true })}
          items={[
            { key: FIRST_TAB, label: t.keyMetrics, children: <KeyMetricsTab /> },
            { key: 'quality', label: t.quality, children: <QualityTab /> },
            {
              key: 'reviews',
              label: waiting > 0 ? t.reviews({ waiting }) : t.reviewsTab,
              children: (
                <Suspense fallback={<Skeleton heights={[72, 72, 72]} label={t.loadingTheEntries} />}>
                  <ReviewsTab />
                </Suspense>
              ),
            },
            {
              key: 'visual',
              label: t.visualTesting,
              children: (
                <Suspense fallback={<Skeleton heights={[360, 180]} label={t.loadingTheForms} />}>
                  <VisualTestingTab />
                </Suspense>
              ),
            },
            { key: 'system', label: t.system, children: <SystemTab /> },
          ]}
        />
      </div>
    </AdultTheme>
  );
}
