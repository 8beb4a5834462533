/** How a link came about. `unproven`: by the username alone, as it was possible once. */
export const LINK_ORIGINS = ['family', 'code', 'parent-code', 'unproven'] as const;
export type LinkOrigin = (typeof LINK_ORIGINS)[number];

/** The origins that prove that parent and child belong together; these alone are a consent to ask a model. */
export const PROVEN_ORIGINS = ['family', 'code'] as const satisfies readonly LinkOrigin[];

export function isProven(origin: LinkOrigin): boolean {
  return PROVEN_ORIGINS.some((proven) => proven === origin);
}
