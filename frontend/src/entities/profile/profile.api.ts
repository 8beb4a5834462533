import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import {
  updateChildProfile,
  updateProfile,
  updateUserPreferences,
} from '@sumfox/contracts/identity/profile.endpoints';
import { call } from '../../shared/api/call.js';

export type ProfileBody = EndpointRequest<typeof updateProfile>['body'];

export type ChildProfileBody = EndpointRequest<typeof updateChildProfile>['body'];

export const saveProfile = (body: ProfileBody) => call(updateProfile, { body });

export const saveChildProfile = (userId: string, body: ChildProfileBody) =>
  call(updateChildProfile, { params: { userId }, body });

export const savePreferences = (questionsPerAssessment: number) =>
  call(updateUserPreferences, { body: { questionsPerAssessment } });
