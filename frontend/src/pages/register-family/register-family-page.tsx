import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { notify } from '../../shared/ui/notify.js';
import { NewPasswordField } from '../../shared/ui/new-password-field.js';
import { PasswordField, TextField } from '../../shared/ui/text-field.js';
import { useForm } from '../../shared/ui/use-form.js';
import { refusedField } from '../../shared/api/field-faults.js';
import { usePageTitle } from '../../shared/lib/page-title.js';
import {
  ChildFields,
  ConsentNote,
  type FamilyValues,
  findFamilyFaults,
  NO_FAMILY_VALUES,
  registrationFault,
  toFamilyBody,
} from '../../features/register/index.js';
import { Entrance, EntranceLinks } from '../../shared/ui/entrance.js';
import { beginSession } from '../../features/begin-session/index.js';
import { type FamilyBody, PlaceInLine, registerAFamily } from '../../entities/account/index.js';
import { passwordRulesQuery } from '../../entities/password-rules/index.js';
import { useRequestId } from '../../shared/api/use-request-id.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { REGISTER_FAMILY } from './register-family.messages.js';
import './register-family-page.css';

const FIELDS = [
  'parentName',
  'parentCallName',
  'parentEmail',
  'parentPassword',
  'childName',
  'childCallName',
  'childUsername',
  'childPassword',
  'gradeLevel',
] as const;
const NO_LENGTHS = { minLength: 0, minLengthForChild: 0 };

/** A parent and a child at once: both accounts or none (ACCOUNT-9). The parent is signed in afterwards. */
export default function RegisterFamilyPage() {
  const t = useMessages(REGISTER_FAMILY);
  usePageTitle(t.familySignUp);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: lengths = NO_LENGTHS } = useQuery(passwordRulesQuery);
  const withRequestId = useRequestId<FamilyBody>();
  const send = useMutation({
    mutationFn: (body: FamilyBody & { requestId: string }) => registerAFamily(body),
    onSuccess: ({ user, child }) => {
      void navigate('/parent-dashboard', { replace: true });
      beginSession(client, user);
      notify(
        t.registrationSuccessful,
        t.canNowLogIn({ displayName: child.displayName, username: child.username }),
        'success',
      );
    },
    onError: (error) => {
      form.refuse(refusedField(error, FIELDS) ?? {});
      notify(t.registrationFailed, registrationFault(error, 'family'), 'error', error);
    },
  });
  const form = useForm<FamilyValues>({
    initial: NO_FAMILY_VALUES,
    findFaults: (values) => findFamilyFaults(values, lengths),
    onSend: (values) => {
      if (!send.isPending) send.mutate(withRequestId(toFamilyBody(values)));
    },
  });
  const { values } = form;
  const atNoField = send.isError && refusedField(send.error, FIELDS) === null;

  return (
    <Entrance wide title={t.familySignUp} lead={t.oneAccountForYou} offline={t.noInternetYouCan}>
      <form className="entrance__form" ref={form.element} onSubmit={form.onSubmit} noValidate>
        <div className="family-form">
          <section className="family-form__part" aria-labelledby="parent-part">
            <h2 id="parent-part">{t.parentInformation}</h2>
            <TextField
              label={t.parentName}
              {...form.bind('parentName')}
              autoComplete="name"
              maxLength={100}
            />
            <TextField
              label={t.whatShallWeCallYou}
              optional
              {...form.bind('parentCallName')}
              autoComplete="nickname"
              maxLength={40}
            />
            <TextField
              label={t.parentEmail}
              {...form.bind('parentEmail')}
              hint={t.youLogInWith}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={200}
            />
            <NewPasswordField
              label={t.parentPassword}
              {...form.bind('parentPassword')}
              minLength={lengths.minLength}
              knownWords={[values.parentName, values.parentEmail.split('@')[0] ?? '']}
            />
            <PasswordField
              label={t.confirmParentPassword}
              {...form.bind('confirmParentPassword')}
              autoComplete="new-password"
            />
          </section>
          <section className="family-form__part" aria-labelledby="child-part">
            <h2 id="child-part">{t.childInformation}</h2>
            <ChildFields form={form} minLength={lengths.minLengthForChild} />
          </section>
        </div>
        <ConsentNote by="registering" />
        {atNoField && (
          <p className="field__fault" role="alert">
            {registrationFault(send.error, 'family')}
          </p>
        )}
        <SendButton sentId={send.isPending ? send.variables.requestId : null} />
      </form>
      <EntranceLinks>
        <Link className="entrance__switch" to="/login">
          {t.haveAnAccountAlready}
        </Link>
        <Link className="entrance__switch" to="/register">
          {t.oneAccountByItself}
        </Link>
      </EntranceLinks>
    </Entrance>
  );
}

/** `sentId`: the request that waits for its answer. */
function SendButton({ sentId }: { sentId: string | null }) {
  const t = useMessages(REGISTER_FAMILY);
  return (
    <>
      {sentId !== null && <PlaceInLine requestId={sentId} />}
      <button className="action action--go action--large family-form__send" disabled={sentId !== null}>
        {sentId !== null ? t.makingTheAccounts : t.createFamilyAccount}
      </button>
    </>
  );
}
