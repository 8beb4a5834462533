export { DashboardSections } from './dashboard-sections.lazy.js';
export { StudentHome } from './student-home.lazy.js';
export { loadStudentHome } from './student-home.load.js';
