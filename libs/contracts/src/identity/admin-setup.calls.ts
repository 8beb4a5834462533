import { internalCall } from '../endpoint.js';
import { AdminSetupBodySchema } from './admin-setup.endpoints.js';
import { OpenedSessionSchema } from './session.calls.js';

/** Uses up an operator's link and opens the admin's session; throws `setup-link-ended`. */
export const completeAdminSetup = internalCall({
  name: 'identity.complete-admin-setup',
  service: 'identity',
  callers: ['gateway'],
  input: AdminSetupBodySchema,
  output: OpenedSessionSchema,
});
