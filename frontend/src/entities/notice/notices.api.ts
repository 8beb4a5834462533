import { dismissNotice } from '@sumfox/contracts/identity/notice.endpoints';
import { call } from '../../shared/api/call.js';

/** Puts a notice away for good; again, it stays away. */
export const putNoticeAway = (id: string) => call(dismissNotice, { params: { id } });
