/** The sizes at which journeys look at pages. */
export const TABLET = { width: 1180, height: 820 };
export const PHONE = { width: 390, height: 844 };
