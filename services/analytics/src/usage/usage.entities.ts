import { defineEntity, p } from '@mikro-orm/postgresql';

/** A person with an account; an erased person has a random id. */
export const UsagePerson = defineEntity({
  name: 'UsagePerson',
  tableName: 'usage_people',
  properties: {
    personId: p.text().primary(),
    role: p.text(),
    /** Day of Singapore; null for who did not register, such as a demo account. */
    signedUpOn: p.date().nullable(),
  },
  indexes: [{ name: 'usage_people_signed_up_on', properties: ['signedUpOn'] }],
});

/** A Singapore day on which a person signed in or submitted a paper. */
export const UsageDay = defineEntity({
  name: 'UsageDay',
  tableName: 'usage_days',
  properties: { day: p.date().primary(), personId: p.text().primary() },
});

/** The same for weeks, by their Sunday: a quarter of a year has too many days to read for a chart. */
export const UsageWeek = defineEntity({
  name: 'UsageWeek',
  tableName: 'usage_weeks',
  properties: { weekStart: p.date().primary(), personId: p.text().primary() },
});

/** A paper; days of Singapore. */
export const UsagePaper = defineEntity({
  name: 'UsagePaper',
  tableName: 'usage_papers',
  properties: {
    assessmentId: p.integer().primary().autoincrement(false),
    pupilId: p.text(),
    /** The first day on which it was complete; null before that. */
    completedOn: p.date().nullable(),
    /** Percent; null before it is complete. */
    score: p.integer().nullable(),
    /** Id of the event with the score: ids grow with time, and the latest is right. */
    scoreToldBy: p.uuid().nullable(),
  },
  indexes: [{ name: 'usage_papers_completed_on', properties: ['completedOn'] }],
});

/** How far the tables above have been counted from the stored events; one row. */
export const UsageCountState = defineEntity({
  name: 'UsageCountState',
  tableName: 'usage_state',
  properties: {
    id: p.integer().primary().autoincrement(false),
    version: p.integer(),
    /** Events received up to then are counted. */
    countedTo: p.datetime(),
    isComplete: p.boolean(),
  },
});

export const USAGE_ENTITIES = [UsagePerson, UsageDay, UsageWeek, UsagePaper, UsageCountState];
