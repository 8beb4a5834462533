import { Tabs } from 'antd';
import { usePageTitle } from '../../lib/page-title.js';
import { AdultTheme } from '../../theme/adult-theme.js';
import { SystemTab } from './system-tab.js';
import './admin-dashboard.css';

export default function AdminDashboard() {
  usePageTitle('Admin Dashboard');
  return (
    <AdultTheme>
      <div className="admin">
        <h1>Admin Dashboard</h1>
        <Tabs items={[{ key: 'system', label: 'System', children: <SystemTab /> }]} />
      </div>
    </AdultTheme>
  );
}
