import { useQuery } from '@tanstack/react-query';
import { Tag } from 'antd';
import {
  badgeStatus,
  overallWord,
  type OverallStatus,
  systemHealthQuery,
} from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { ADMIN } from './admin.messages.js';

const TONES: Readonly<Record<OverallStatus, 'success' | 'warning' | 'error'>> = {
  online: 'success',
  degraded: 'warning',
  offline: 'error',
};

/** The state of the whole system, at the head of the dashboard (ADMIN-4). */
export function SystemBadge() {
  const t = useMessages(ADMIN);
  const { data, error } = useQuery(systemHealthQuery);
  const status = badgeStatus(data ?? null, error);
  return (
    <span role="status" className="admin__badge">
      {status === null ? (
        <Tag>{t.checkingTheSystem}</Tag>
      ) : (
        <Tag color={TONES[status]}>{t.systemStatus({ status: overallWord(status) })}</Tag>
      )}
    </span>
  );
}
