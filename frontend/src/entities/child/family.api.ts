import type { EndpointInput } from '@sumfox/contracts/endpoint';
import {
  approveLinkRequest,
  declineLinkRequest,
  linkChild,
  resetChildPassword,
  undoUnlink,
  unlinkChild,
} from '@sumfox/contracts/identity/family.endpoints';
import { createLinkCode } from '@sumfox/contracts/identity/profile.endpoints';
import { addChild } from '@sumfox/contracts/identity/registration.endpoints';
import { call } from '../../shared/api/call.js';

/** Without a code the request waits for one. */
export const linkAChild = ({ childUsername, linkCode }: { childUsername: string; linkCode: string }) =>
  call(linkChild, { body: linkCode === '' ? { childUsername } : { childUsername, linkCode } });

export type AddChildBody = EndpointInput<typeof addChild>['body'];

/** Makes an account for a further child, linked at once. */
export const addAChild = (body: AddChildBody) => call(addChild, { body });

export const makeLinkCode = () => call(createLinkCode, {});

export const unlinkAChild = (linkId: string) => call(unlinkChild, { params: { id: linkId } });

export const undoUnlinking = (linkId: string) => call(undoUnlink, { params: { id: linkId } });

export const approveRequest = (id: string) => call(approveLinkRequest, { params: { id } });

export const declineRequest = (id: string) => call(declineLinkRequest, { params: { id } });

export const setChildPassword = (userId: string, newPassword: string) =>
  call(resetChildPassword, { params: { userId }, body: { newPassword } });
