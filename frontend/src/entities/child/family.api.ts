import {
  approveLinkRequest,
  declineLinkRequest,
  linkChild,
  resetChildPassword,
  undoUnlink,
  unlinkChild,
} from '@sumfox/contracts/identity/family.endpoints';
import { addChild } from '@sumfox/contracts/identity/registration.endpoints';
import { createLinkCode } from '@sumfox/contracts/identity/profile.endpoints';
import type { User } from '@sumfox/contracts/identity/account';
import type { EndpointInput } from '@sumfox/contracts/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { sessionQuery } from '../account/index.js';
import { noticesQuery } from '../notice/index.js';
import { profileQuery } from '../profile/index.js';
import { childrenQuery, linkRequestsQuery } from './queries.js';

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

/** Takes the children as they are now into the list, the session and all that is shown of them. */
export async function refreshFamily(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: linkRequestsQuery.queryKey });
  void client.invalidateQueries({ queryKey: profileQuery.queryKey });
  void client.invalidateQueries({ queryKey: noticesQuery.queryKey });
  keepChildren(client, await client.fetchQuery({ ...childrenQuery, staleTime: 0 }));
}

/** The session's children follow the list, so that every page shows the same family without asking again. */
export function keepChildren(client: QueryClient, children: User['children']): void {
  client.setQueryData(
    sessionQuery.queryKey,
    (user: User | null | undefined) => user && { ...user, children },
  );
}

/** Takes a child whose link has ended off the list and the session at once, before the server is asked for both. */
export function dropChild(client: QueryClient, linkId: string): void {
  const without = (children: User['children']): User['children'] =>
    children.filter(({ id }) => id !== linkId);
  client.setQueryData(childrenQuery.queryKey, (list) => list && without(list));
  client.setQueryData(
    sessionQuery.queryKey,
    (user: User | null | undefined) => user && { ...user, children: without(user.children) },
  );
}
