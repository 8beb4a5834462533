export { useAssignment } from './use-assignment.js';
