import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import { badgeStatus, type OverallStatus, systemHealthQuery } from '../../entities/system/index.js';

const TONES: Readonly<Record<OverallStatus, 'success' | 'warning' | 'error'>> = {
  Online: 'success',
  Degraded: 'warning',
  Offline: 'error',
};

/** The state of the whole system, at the head of the dashboard (ADMIN-4). */
export function SystemBadge() {
  const { data, error } = useQuery(systemHealthQuery);
  const status = badgeStatus(data ?? null, error);
  return (
    <span role="status" className="admin__badge">
      {status === null ? <Tag>Checking the system</Tag> : <Tag color={TONES[status]}>System {status}</Tag>}
    </span>
  );
}
