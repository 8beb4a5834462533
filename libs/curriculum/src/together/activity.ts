/** One step of an activity. */
export interface ActivityStep {
  title: string;
  text: string;
  /** A question to say aloud; null for a step without one. */
  ask: string | null;
}

/** Something that a parent and a child do together in ten minutes, with things from home. */
export interface Activity {
  title: string;
  /** Things to have at hand. */
  needs: string;
  /** The idea in one or two sentences. */
  lead: string;
  steps: readonly ActivityStep[];
  ifItGoesWell: string;
  ifItIsHard: string;
}

/** Makes a step. */
export function step(title: string, text: string, ask: string | null = null): ActivityStep {
  return { title, text, ask };
}
