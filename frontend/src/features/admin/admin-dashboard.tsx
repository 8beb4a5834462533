import { Tabs } from 'antd';
import { usePageTitle } from '../../lib/page-title.js';
import { AdultTheme } from '../../theme/adult-theme.js';
import { QualityTab } from './quality-tab.js';
import { SystemTab } from './system-tab.js';
import './admin-dashboard.css';

export default function AdminDashboard() {
  usePageTitle('Admin Dashboard');
  return (
    <AdultTheme>
      <div className="admin">
        <h1>Admin Dashboard</h1>
        <Tabs
          defaultActiveKey="system"
          items={[
            { key: 'quality', label: 'Quality', children: <QualityTab /> },
            { key: 'system', label: 'System', children: <SystemTab /> },
          ]}
        />
      </div>
    </AdultTheme>
  );
}
