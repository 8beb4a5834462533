export const loadHowSure = () => import('./how-sure.js');
