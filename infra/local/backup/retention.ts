/**
 * Days for which a backup is kept. `max` is what the profile page promises to people
 * (`BACKUP_RETENTION_DAYS` in libs/contracts); a test compares the two.
 */
export const BACKUP_KEEP_DAYS = { default: 14, max: 30 } as const;
