export const loadCheckPanel = () => import('./check-panel.js');
