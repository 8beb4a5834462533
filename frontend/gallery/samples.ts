/** A name as long as forms allow, with no place to break the last word. */
export const LONG_NAME = 'Muhammad Danish Iskandar bin Abdul Rahman-Sivasubramaniam Thirunavukkarasu';
export const LONG_SENTENCE =
  'The teacher asked the pupils of Primary 5 Responsibility to write down every step of their working, because a step that is right earns marks even where the answer is not.';

/** Actions of the gallery do nothing. */
export const doNothing = (): void => undefined;
