import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useForm as useHookForm, useWatch, type FieldErrors } from 'react-hook-form';
import type { FieldFaults } from '../api/field-faults.js';
import { useAfterPress } from '../lib/after-press.js';
import { faultSentence } from '../messages/refusal-sentence.js';

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
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Sets several fields. */
  change: (changes: Partial<Values>) => void;
  /** What is wrong with a field, once the person has left it or tried to send the form; else null. */
  fault: (name: keyof Values & string) => string | null;
  /** The properties of a text field. */
  bind: (
    name: { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string,
  ) => FieldBinding;
  /** Sends when every rule is kept; otherwise says what is wrong and moves the focus to the first such field. */
  onSubmit: (event: FormEvent) => void;
  /** Says beside the fields what the server refused; each stays until its field is changed. */
  refuse: (faults: FieldFaults<Values>) => void;
  /** Checks again what is already judged, after the rules have changed. */
  recheck: () => void;
  /** Belongs on the form element. */
  element: RefObject<HTMLFormElement | null>;
}

/** The type of a fault that the server found: the rules of the form cannot tell when it is mended. */
const REFUSED = 'refused';

interface FormOptions<Values extends object> {
  initial: Values;
  findFaults: (values: Values) => FieldFaults<Values>;
  onSend: (values: Values) => void;
  /** The person tried to send what the rules refuse. */
  onFaults?: (faults: FieldFaults<Values>) => void;
}

/**
 * A form of react-hook-form whose rules are one pure function over a schema of the contracts. A fault shows when a
 * filled field is left, and from then on with every letter, so that nobody is told off while still typing.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { form, values, recheck, change, leave } = useJudgedFields(options);
  const { formState } = form;
  const [refusals, setRefusals] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const set: Form<Values>['set'] = (name, value) => change({ [name]: value } as unknown as Partial<Values>);
  const fault = (name: keyof Values & string): string | null => formState.errors[name]?.message ?? null;

  // After the faults stand on the page.
  const tried = formState.submitCount + refusals;
  useEffect(() => {
    if (tried > 0) focusFirstFault(element.current);
  }, [tried]);

  return {
    values,
    set,
    change,
    fault,
    element,
    recheck,
    bind: (name) => ({
      name,
      value: String(values[name]),
      onValue: (value) => set(name, value as Values[typeof name]),
      onBlur: () => {
        if (values[name] !== '') afterPress(() => leave(name));
      },
      fault: fault(name),
    }),
    onSubmit: (event) =>
      void form.handleSubmit(
        (sent) => options.onSend(sent as Values),
        () => options.onFaults?.(options.findFaults(form.getValues() as Values)),
      )(event),
    refuse: (given) => {
      for (const [name, error] of Object.entries(toErrors(given)))
        form.setError(name, { type: REFUSED, message: String(error?.message) });
      setRefusals((count) => count + 1);
    },
  };
}

/** The fields of a form, and when each is judged: after it was left or the form was sent, and with each change. */
function useJudgedFields<Values extends object>({ initial, findFaults }: FormOptions<Values>) {
  // By names and not by paths: a value may be a list or a table, and is always set as a whole.
  const form = useHookForm<Record<string, unknown>>({
    defaultValues: { ...initial },
    shouldFocusError: false,
    resolver: (values) => {
      const errors = toErrors(findFaults(values as Values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const values = useWatch({ control: form.control }) as Values;
  const { isSubmitted } = form.formState;

  const recheck = (): void => {
    const judged = Object.keys(initial).filter((name) => {
      const { isTouched, error } = form.getFieldState(name);
      return (isSubmitted || isTouched) && error?.type !== REFUSED;
    });
    if (judged.length > 0) void form.trigger(judged);
  };
  const change = (changes: Partial<Values>): void => {
    for (const [name, value] of Object.entries(changes)) form.setValue<string>(name, value);
    form.clearErrors(Object.keys(changes));
    recheck();
  };
  const leave = (name: string): void => {
    form.setValue(name, form.getValues(name), { shouldTouch: true });
    recheck();
  };
  return { form, values, recheck, change, leave };
}

function toErrors(faults: object): FieldErrors<Record<string, unknown>> {
  const found = Object.entries(faults as Record<string, string | undefined>);
  return Object.fromEntries(
    found.flatMap(([name, message]) =>
      message === undefined ? [] : [[name, { type: 'rule', message: faultSentence(message) }] as const],
    ),
  );
}

function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(
    'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input',
  );
  first?.focus();
}
