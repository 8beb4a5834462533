/**
 * Whether a parent has let children in on this device. The approval itself is a cookie that no script can read; this
 * mark only spares every other device the question.
 */
const KEY = 'familyDevice';

export function isFamilyDevice(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function markFamilyDevice(approved: boolean): void {
  try {
    if (approved) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: the children log in with their passwords here.
    return;
  }
}
