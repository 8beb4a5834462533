import { defineMessages } from '../../shared/messages/define-messages.js';

export const SYMBOL_KEYS = defineMessages('features/show-working/symbol-keys', {
  symbols: 'Symbols',
  names: {
    '+': 'plus',
    '−': 'minus',
    '×': 'times',
    '÷': 'divide',
    '=': 'equals',
    '/': 'over',
    '(': 'open bracket',
    ')': 'close bracket',
    '.': 'decimal point',
    ':': 'ratio',
    '%': 'percent',
    '°': 'degrees',
  },
});
