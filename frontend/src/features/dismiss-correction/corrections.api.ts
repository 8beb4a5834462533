import { dismissMarkCorrection } from '@sumfox/contracts/assessment/correction.endpoints';
import { call } from '../../shared/api/call.js';

/** Puts a message away for good; again, it stays away. */
export const dismissCorrection = (id: string) => call(dismissMarkCorrection, { params: { id } });
