import { prepared } from '../../shared/lib/prepared.js';
import { loadStudentHome } from './student-home.load.js';

export const StudentHome = prepared(loadStudentHome, (part) => part.default);
