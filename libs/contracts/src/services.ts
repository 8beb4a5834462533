/** The services; each has its own database. */
export const SERVICES = ['identity', 'assessment', 'marking', 'content', 'analytics'] as const;
/** One of {@link SERVICES}. */
export type ServiceName = (typeof SERVICES)[number];
