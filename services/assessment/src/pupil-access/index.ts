export { PupilAccessService } from './pupil-access.service.js';
