export const loadStudentHome = () => import('./student-home.js');
