import { MIN_PASSWORD_LENGTH, SENTENCES, passwordTooShort } from '@sumfox/contracts/identity/sentences';
import { FamilyBodySchema, RegisterBodySchema } from '@sumfox/contracts/identity/registration.bodies';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { faultsOf, type FieldFaults } from '../../shared/api/field-faults.js';
import type { FamilyBody, RegisterBody } from '../../entities/account/index.js';
import { type ChildValues, findChildFaults, NO_CHILD_VALUES, usernameFault } from './child-fields.rules.js';
import { REGISTER } from './register.messages.js';

/** One account, as typed. Empty is nothing chosen yet. */
export interface SingleValues {
  role: 'child' | 'parent';
  name: string;
  callName: string;
  username: string;
  gradeLevel: GradeLevel | '';
  email: string;
  password: string;
  confirmPassword: string;
  parentCode: string;
}

export const NO_SINGLE_VALUES: SingleValues = {
  role: 'child',
  name: '',
  callName: '',
  username: '',
  gradeLevel: '',
  email: '',
  password: '',
  confirmPassword: '',
  parentCode: '',
};

const readPasswordsDiffer = () => REGISTER.get().pleaseMakeSureBoth;

/** The body of the call: a field of the other role is not sent. */
export function toRegisterBody(values: SingleValues): RegisterBody {
  const { role, name, callName, username, password } = values;
  const person = {
    name,
    username,
    password,
    ...(callName.trim() === '' ? {} : { callName: callName.trim() }),
  };
  return role === 'child'
    ? {
        role,
        ...person,
        // An empty grade is refused by the rule below and never sent.
        gradeLevel: values.gradeLevel as GradeLevel,
        ...(values.parentCode.trim() === '' ? {} : { parentCode: values.parentCode.trim() }),
      }
    : { role, ...person, email: values.email };
}

/**
 * The rules of both single forms (ACCOUNT-10). The register page has one sentence for a missing username, password or name,
 * shown at the first that is missing, and asks for the password twice; the sign-up form asks for the name by itself.
 */
export function findSingleFaults(
  values: SingleValues,
  form: 'register-page' | 'sign-up-form',
  minLength: number,
): FieldFaults<SingleValues> {
  const faults: FieldFaults<SingleValues> = { ...faultsOf(RegisterBodySchema, toRegisterBody(values)) };
  const strange = usernameFault(values.username);
  if (strange && !faults.username) faults.username = strange;
  if (values.password !== '' && values.password.length < minLength)
    faults.password = passwordTooShort(minLength);
  if (form === 'register-page') {
    const missing = (['name', 'username', 'password'] as const).filter((name) => values[name].trim() === '');
    for (const name of missing) delete faults[name];
    if (missing[0]) faults[missing[0]] = SENTENCES.registration;
    if (values.password !== values.confirmPassword) faults.confirmPassword = readPasswordsDiffer();
  } else {
    if (values.username.trim() === '') faults.username = SENTENCES.credentials;
    if (values.password === '') faults.password = passwordTooShort(Math.max(minLength, MIN_PASSWORD_LENGTH));
  }
  return faults;
}

/** A parent and a child together, as typed. */
export interface FamilyValues extends ChildValues {
  parentName: string;
  parentCallName: string;
  parentEmail: string;
  parentPassword: string;
  confirmParentPassword: string;
}

export const NO_FAMILY_VALUES: FamilyValues = {
  parentName: '',
  parentCallName: '',
  parentEmail: '',
  parentPassword: '',
  confirmParentPassword: '',
  ...NO_CHILD_VALUES,
};

/** The body of the call, without the passwords that were typed twice. */
export function toFamilyBody(values: FamilyValues): FamilyBody {
  const { confirmParentPassword: _parent, confirmChildPassword: _child, ...body } = values;
  return body;
}

/** The rules of the family's form (ACCOUNT-11). */
export function findFamilyFaults(
  values: FamilyValues,
  lengths: { minLength: number; minLengthForChild: number },
): FieldFaults<FamilyValues> {
  const faults: FieldFaults<FamilyValues> = {
    ...faultsOf(FamilyBodySchema, toFamilyBody(values)),
    ...findChildFaults(values, lengths.minLengthForChild),
  };
  if (values.parentPassword !== '' && values.parentPassword.length < lengths.minLength)
    faults.parentPassword = passwordTooShort(lengths.minLength);
  if (values.parentPassword !== values.confirmParentPassword)
    faults.confirmParentPassword = REGISTER.get().parentPasswordsDontMatch;
  return faults;
}
