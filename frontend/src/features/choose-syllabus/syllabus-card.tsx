import type { Profile } from '@sumfox/contracts/identity/profile.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../shared/api/call-error.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { notify } from '../../shared/ui/notify.js';
import { childProfileQuery, saveChildProfile } from '../../entities/profile/index.js';
import { CHOOSE_SYLLABUS } from './choose-syllabus.messages.js';

/** Whether papers that the product puts together for a child keep to the syllabus of the grade. */
export function SyllabusCard({ profile }: { profile: Profile }) {
  const t = useMessages(CHOOSE_SYLLABUS);
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (isSyllabusOnly: boolean) => saveChildProfile(profile.userId, { isSyllabusOnly }),
    onSuccess: (changed) => client.setQueryData(childProfileQuery(profile.userId).queryKey, changed),
    onError: (error) => notify(t.notChanged, errorSentence(error, t.somethingWentWrong), 'error'),
  });
  const isOn = choose.isPending ? choose.variables : profile.isSyllabusOnly !== false;
  return (
    <section className="card profile__part" aria-labelledby="syllabus-heading">
      <h2 id="syllabus-heading">{t.questions}</h2>
      <label className="tick">
        <input
          type="checkbox"
          checked={isOn}
          disabled={choose.isPending}
          onChange={(event) => choose.mutate(event.target.checked)}
        />
        <span>
          {t.syllabusOnly}
          <br />
          <span className="note">{t.whatItDoes}</span>
        </span>
      </label>
    </section>
  );
}
