import '../../shared/ui/family.css';

/**
 * What a parent agrees to by registering or linking a child. Whoever changes a word raises `CONSENT_VERSION` of the
 * contracts: the version is kept with each consent.
 */
export function ConsentNote({ by }: { by: 'making these accounts' | 'linking' }) {
  return (
    <p className="note consent-note">
      By {by} you agree, as the parent, that we keep your child’s name, grade, answers and drawings to run the
      practice. Nothing is sold, nothing is advertised. You can download or erase it all in the profile, at
      any time.
    </p>
  );
}
