import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { DoneSchema, UserPathSchema } from './fields.js';

export const digestChoices = endpoint({
  method: 'GET',
  path: '/api/digests',
  service: 'identity',
  roles: ['parent'],
  objectRule: 'session',
  summary: 'Linked children, and for each whether the weekly e-mail is on. It is off until chosen.',
  response: z.strictObject({
    choices: z.array(z.strictObject({ childUserId: z.string(), isOn: z.boolean() })),
  }),
});

export const chooseDigest = endpoint({
  method: 'PUT',
  path: '/api/digests/:userId',
  service: 'identity',
  roles: ['parent'],
  objectRule: { object: 'account', in: 'params', field: 'userId', parent: 'linked' },
  summary: 'Turns the weekly e-mail about a linked child on or off; doing so again changes nothing.',
  params: UserPathSchema,
  body: z.strictObject({ isOn: z.boolean() }),
  response: DoneSchema,
});

const StopPathSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const stopDigestByMachine = endpoint({
  method: 'POST',
  path: '/api/digests/stop/:token',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  isOneClick: true,
  summary:
    'The same for the button of a mail program: the address in List-Unsubscribe, called as RFC 8058 says. Doing so again changes nothing.',
  params: StopPathSchema,
  response: DoneSchema,
});

export const openStopPage = endpoint({
  method: 'GET',
  path: '/api/digests/stop/:token',
  service: 'gateway',
  roles: 'public',
  objectRule: 'open',
  summary: 'Leads a person who opens that address to the page that asks first.',
  params: StopPathSchema,
  response: DoneSchema,
  status: () => 303,
});

export const stopDigest = endpoint({
  method: 'POST',
  path: '/api/digests/stop',
  service: 'identity',
  roles: 'public',
  objectRule: 'open',
  summary:
    'Turns the weekly e-mail off by the link in it, without signing in. Doing so again changes nothing.',
  body: z.strictObject({ token: z.string('The link is not complete.').check(z.maxLength(200)) }),
  response: DoneSchema,
});
