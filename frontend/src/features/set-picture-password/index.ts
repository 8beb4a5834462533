export { PicturePasswordCard } from './picture-password-card.js';
