import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldFaults } from '../api/field-faults.js';
import { useAfterPress } from '../lib/after-press.js';

/** What a text field needs to take part in a form. */
interface FieldBinding {
  name: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  fault: string | null;
}

export interface Form<Values extends object> {
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** What is wrong with a field, once the person has left it or tried to send the form; else null. */
  fault: (name: keyof Values) => string | null;
  /** The properties of a text field. */
  bind: (
    name: { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string,
  ) => FieldBinding;
  /** Sends when every rule is kept; otherwise says what is wrong and moves the focus to the first such field. */
  onSubmit: (event: FormEvent) => void;
  /** Says beside the fields what the server refused; each stays until its field is changed. */
  refuse: (faults: FieldFaults<Values>) => void;
  reset: (values?: Values) => void;
  /** Belongs on the form element. */
  element: RefObject<HTMLFormElement | null>;
}

/**
 * The state of a form whose rules are one pure function. A fault shows when a filled field is left, and from then on
 * with every letter, so that nobody is told off while still typing.
 */
export function useForm<Values extends object>(options: {
  initial: Values;
  findFaults: (values: Values) => FieldFaults<Values>;
  onSend: (values: Values) => void;
}): Form<Values> {
  const { initial, findFaults, onSend } = options;
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [tried, setTried] = useState(0);
  const [refused, setRefused] = useState<FieldFaults<Values>>({});
  const element = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();

  // At the first question of a rendering, so that the rules may know what is only known after this call.
  let found: FieldFaults<Values> | null = null;
  const faults = (): FieldFaults<Values> => (found ??= findFaults(values));
  const set: Form<Values>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => withoutFault(before, name));
  };
  const fault = (name: keyof Values): string | null =>
    refused[name] ?? (tried > 0 || left.has(name) ? (faults()[name] ?? null) : null);

  // After the faults stand on the page.
  useEffect(() => {
    if (tried > 0) focusFirstFault(element.current);
  }, [tried]);

  return {
    values,
    set,
    fault,
    element,
    bind: (name) => ({
      name,
      value: String(values[name]),
      onValue: (value) => set(name, value as Values[typeof name]),
      onBlur: () => {
        if (values[name] !== '') afterPress(() => setLeft((before) => new Set(before).add(name)));
      },
      fault: fault(name),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (Object.keys(faults()).length > 0) setTried((count) => count + 1);
      else onSend(values);
    },
    refuse: (given) => {
      setRefused(given);
      setTried((count) => count + 1);
    },
    reset: (to = initial) => {
      setValues(to);
      setLeft(new Set());
      setTried(0);
      setRefused({});
    },
  };
}

function withoutFault<Values>(faults: FieldFaults<Values>, name: keyof Values): FieldFaults<Values> {
  const others = { ...faults };
  delete others[name];
  return others;
}

function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(
    'input[aria-invalid="true"], select[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input',
  );
  first?.focus();
}
