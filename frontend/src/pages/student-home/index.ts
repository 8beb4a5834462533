export { StudentHome } from './student-home.lazy.js';
export { loadStudentHome } from './student-home.load.js';
