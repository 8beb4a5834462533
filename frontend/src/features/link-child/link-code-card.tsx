import { LinkCodeBox } from './link-code-box.js';
import { useMessages } from '../../shared/messages/define-messages.js';
import { LINK_CHILD } from './link-child.messages.js';

/** In a child's profile: the code for a grown-up, whether somebody has asked already or not. */
export function LinkCodeCard() {
  const t = useMessages(LINK_CHILD);
  return (
    <section className="card profile__part" aria-labelledby="link-code-heading">
      <h2 id="link-code-heading">{t.aCodeForYour}</h2>
      <p>{t.aGrownUpWith}</p>
      <LinkCodeBox />
    </section>
  );
}
