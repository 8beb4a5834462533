import { ConfigProvider, Tabs } from 'antd';
import { usePageTitle } from '../../lib/page-title.js';
import { ADULT_THEME } from '../../theme/tokens.js';
import { SystemTab } from './system-tab.js';
import 'virtual:antd-adult.css';
import './admin-dashboard.css';

export default function AdminDashboard() {
  usePageTitle('Admin Dashboard');
  return (
    <ConfigProvider theme={ADULT_THEME}>
      <div className="admin">
        <h1>Admin Dashboard</h1>
        <Tabs items={[{ key: 'system', label: 'System', children: <SystemTab /> }]} />
      </div>
    </ConfigProvider>
  );
}
