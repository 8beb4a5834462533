import type { Alarm } from '@sumfox/contracts/analytics/load.endpoints';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { clockMinute } from '../../entities/system/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { alarmEffect, alarmSentence } from './system-load.rules.js';
import { SYSTEM_LOAD } from './system-load.messages.js';
import '../../shared/ui/runbook-link.css';

/** What is beyond its limit, since when, what users notice, and the page that says what to do (ADMIN-14). */
export function AlarmList({ alarms }: { alarms: readonly Alarm[] }) {
  const t = useMessages(SYSTEM_LOAD);
  if (alarms.length === 0)
    return (
      <p className="alarms__well" role="status">
        <CircleCheck aria-hidden="true" size={20} /> {t.allWell}
      </p>
    );
  return (
    <div role="status">
      <ul className="alarms">
        {alarms.map((alarm) => (
          <li key={`${alarm.key}/${alarm.about}`} className="alarms__alarm">
            <TriangleAlert aria-hidden="true" size={22} />
            <div>
              <p className="alarms__sentence">
                {alarm.since === null
                  ? alarmSentence(alarm)
                  : t.since({ sentence: alarmSentence(alarm), time: clockMinute(alarm.since) })}
              </p>
              <p className="alarms__effect">{alarmEffect(alarm)}</p>
            </div>
            <Link className="runbook-link alarms__runbook" to={`/admin/runbooks/${alarm.key}`}>
              {t.openRunbook}
              <span className="visually-hidden"> {alarmSentence(alarm)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
