import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.js';
import { useForm, type Form } from './use-form.js';

interface Values {
  name: string;
  again: string;
}

function renderForm() {
  const onSend = jest.fn<(values: Values) => void>();
  const onFaults = jest.fn();
  const made: { form?: Form<Values> } = {};
  function Page() {
    const form = useForm<Values>({
      initial: { name: '', again: '' },
      findFaults: ({ name, again }) => ({
        ...(name.length < 3 ? { name: 'Too short.' } : {}),
        ...(name === again ? {} : { again: 'Not the same.' }),
      }),
      onSend,
      onFaults,
    });
    made.form = form;
    return (
      <form ref={form.element} onSubmit={form.onSubmit} noValidate aria-label="form">
        <TextField label="Name" {...form.bind('name')} />
        <TextField label="Again" {...form.bind('again')} />
      </form>
    );
  }
  render(<Page />);
  const submit = async () => {
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
    });
  };
  const refuse = async (faults: Partial<Values>) => {
    await act(async () => made.form?.refuse(faults));
  };
  return { onSend, onFaults, submit, refuse, name: screen.getByLabelText('Name') };
}

it('useForm shows a fault once a filled field is left, and follows the letters from then on', async () => {
  const { name } = renderForm();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(name, 'ab');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toBe('Too short.');
  await userEvent.type(name, 'c');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('useForm sends no values that break a rule, and moves the focus to the first of them', async () => {
  const { onSend, onFaults, submit, name } = renderForm();
  await submit();
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(['Too short.']);
  expect(document.activeElement).toBe(name);
  expect(onFaults).toHaveBeenCalledWith({ name: 'Too short.' });
  expect(onSend).not.toHaveBeenCalled();
});

it('useForm judges both of two fields that depend on each other', async () => {
  const { onSend, submit, name } = renderForm();
  await userEvent.type(name, 'abc');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Not the same.');
  await userEvent.clear(name);
  await userEvent.type(screen.getByLabelText('Again'), 'abcd');
  await userEvent.type(name, 'abcd');
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(onSend).toHaveBeenCalledWith({ name: 'abcd', again: 'abcd' });
});

it("useForm keeps the server's refusal beside its field until that field is changed", async () => {
  const { refuse, submit, onSend, name } = renderForm();
  await userEvent.type(name, 'abc');
  await userEvent.type(screen.getByLabelText('Again'), 'abc');
  await submit();
  await refuse({ name: 'This name is taken.' });
  expect(document.activeElement).toBe(name);
  await userEvent.tab();
  await userEvent.type(screen.getByLabelText('Again'), 'd');
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual([
    'This name is taken.',
    'Not the same.',
  ]);
  await userEvent.type(name, 'd');
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(onSend).toHaveBeenLastCalledWith({ name: 'abcd', again: 'abcd' });
});
