/** The services, each with a database of its own. */
export const SERVICES = ['identity', 'assessment', 'marking', 'content', 'analytics'] as const;
/** One of {@link SERVICES}. */
export type ServiceName = (typeof SERVICES)[number];
