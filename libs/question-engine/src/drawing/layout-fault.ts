/** Thrown when the labels of a drawing cannot be placed legibly; the caller draws other numbers. */
export class LayoutFault extends Error {}
