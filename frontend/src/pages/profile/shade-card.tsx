import { useLook, SHADES } from '../../entities/look/index.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { SelectField } from '../../shared/ui/text-field.js';
import { PROFILE } from './profile.messages.js';

/** Light or dark pages for an adult; pupils choose it with their place. Kept for the account on this device. */
export function ShadeCard() {
  const t = useMessages(PROFILE);
  const [look, change] = useLook();
  return (
    <section className="card profile__part" aria-labelledby="shade-heading">
      <h2 id="shade-heading">{t.lightOrDark}</h2>
      <SelectField
        label={t.coloursOfThePages}
        value={look.shade}
        onValue={(value) => {
          const shade = SHADES.find((each) => each === value);
          if (shade) change({ shade });
        }}
        options={[
          { value: 'device', label: t.likeThisDevice },
          { value: 'light', label: t.light },
          { value: 'dark', label: t.dark },
        ]}
        hint={t.keptOnThisDevice}
      />
    </section>
  );
}
