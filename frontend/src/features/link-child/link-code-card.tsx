import { LinkCodeBox } from './link-code-box.js';

/** In a child's profile: the code for a grown-up, whether somebody has asked already or not. */
export function LinkCodeCard() {
  return (
    <section className="card profile__part" aria-labelledby="link-code-heading">
      <h2 id="link-code-heading">A Code for Your Grown-up</h2>
      <p>
        A grown-up with this code can see your work. Only a grown-up beside you types it in. Do not give it to
        a friend.
      </p>
      <LinkCodeBox />
    </section>
  );
}
