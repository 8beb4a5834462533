export const loadCounting = () => import('./countable-figure.js');
