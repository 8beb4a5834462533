import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.js';

function open(busy = false) {
  const onClose = jest.fn();
  render(
    <Dialog title="Link a Child" onClose={onClose} busy={busy}>
      <p>inside</p>
    </Dialog>,
  );
  return { onClose, box: screen.getByRole('dialog', { name: 'Link a Child' }) };
}

describe('a dialog', () => {
  it('closes by the cross, by Escape and by a press beside it', async () => {
    const { onClose, box } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent(box, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.mouseDown(box);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays for a press inside it', () => {
    const { onClose } = open();
    fireEvent.mouseDown(screen.getByText('inside'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays while something is on its way', () => {
    const { onClose, box } = open(true);
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(box, escape);
    fireEvent.mouseDown(box);
    expect(onClose).not.toHaveBeenCalled();
    expect(escape.defaultPrevented).toBe(true);
  });

  it('tells its owner when the browser closed it all the same', () => {
    const { onClose, box } = open(true);
    box.removeAttribute('open');
    fireEvent(box, new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
