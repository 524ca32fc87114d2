/**
 * What a mail about an event tells: that a place was freed, what has changed for those who come and
 * wait, or what staff have written.
 */
export const mailKinds = ["place", "cancelled", "reinstated", "changed", "letter"] as const;
export type MailKind = (typeof mailKinds)[number];
