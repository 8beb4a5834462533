/** Inline styles of e-mails: many mail programs read no style sheet. Colours are those of the pages for adults. */
export const COLOURS = {
  page: '#f1efe8',
  card: '#ffffff',
  inset: '#f5f7fb',
  line: '#e3e8f0',
  ink: '#22304f',
  second: '#46536f',
  third: '#5f6a86',
  green: '#dff3e4',
  greenText: '#14603a',
  greenTint: '#e2f6e9',
  violetText: '#4a38a3',
  violetTint: '#efecff',
  yellow: '#ffc93c',
  yellowEdge: '#d18a00',
  yellowText: '#3b2500',
  yellowGround: '#fff6dd',
  amberText: '#744700',
  link: '#1d5fd1',
} as const;

export const FONT = "Nunito, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const TEXT = { margin: '0 0 12px', fontSize: 16, lineHeight: '24px', color: COLOURS.ink } as const;
export const SMALL = { margin: 0, fontSize: 14, lineHeight: '20px', color: COLOURS.third } as const;
