export const loadManipulative = () => import('./manipulative.js');
