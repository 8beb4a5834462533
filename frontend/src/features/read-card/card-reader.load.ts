/** With the library that reads QR codes; fetched when a child wants to show a card. */
export const loadCardReader = () => import('./card-reader.js');
