import { afterEach, expect, it, jest } from '@jest/globals';
import { keepDeviceText, readDeviceText, subscribeDeviceTexts } from './device-text.js';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keepDeviceText keeps a text for the next visit and tells of the change', () => {
  const heard = jest.fn();
  const stop = subscribeDeviceTexts(heard);
  keepDeviceText('look', 'otter');
  expect(localStorage.getItem('look')).toBe('otter');
  expect(readDeviceText('look')).toBe('otter');
  stop();
  keepDeviceText('look', 'hen');
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each(['QuotaExceededError', 'SecurityError'])(
  'keepDeviceText keeps the text as long as the page where storage answers %s',
  (name) => {
    keepDeviceText('look', 'otter');
    const refuse = (): never => {
      throw new DOMException('no', name);
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepDeviceText('look', 'hen');
    expect(readDeviceText('look')).toBe('hen');
    jest.restoreAllMocks();
    keepDeviceText('look', 'owl');
    expect(localStorage.getItem('look')).toBe('owl');
    expect(readDeviceText('look')).toBe('owl');
  },
);

it('readDeviceText finds nothing where the browser refuses to read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readDeviceText('font')).toBeNull();
});
