import { GradeField } from '../../shared/ui/choice-field.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import type { Form } from '../../shared/ui/use-form.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import type { ChildValues } from './child-fields.rules.js';
import { REGISTER } from './register.messages.js';

/** The child's half of the family form, for a new family and for a further child. */
export function ChildFields({
  form,
  minLength,
}: {
  form: Pick<Form<ChildValues>, 'bind' | 'fault'> & {
    values: Pick<ChildValues, 'gradeLevel'>;
    set: (name: 'gradeLevel', grade: ChildValues['gradeLevel']) => void;
  };
  minLength: number;
}) {
  const t = useMessages(REGISTER);
  return (
    <>
      <TextField
        label={t.childName}
        {...form.bind('childName')}
        hint={t.aFirstNameOr}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        label={t.whatShallWeCallYourChild}
        optional
        {...form.bind('childCallName')}
        hint={t.theirPagesGreetWith}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        label={t.childUsername}
        {...form.bind('childUsername')}
        hint={t.to20Letters}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
      />
      <PasswordField
        label={t.childPassword}
        {...form.bind('childPassword')}
        autoComplete="new-password"
        hint={t.chooseItTogether({ minLength })}
      />
      <PasswordField
        label={t.confirmChildPassword}
        {...form.bind('confirmChildPassword')}
        autoComplete="new-password"
      />
      <GradeField
        value={form.values.gradeLevel}
        onValue={(grade) => form.set('gradeLevel', grade)}
        fault={form.fault('gradeLevel')}
      />
    </>
  );
}
