import { readToken, signToken } from "#platform/server/identity/signed-token.ts";
import type { StoredInvitation } from "./store.ts";

/** The page where somebody sets the password of an account, by an invitation's link. */
export const invitationPath = "/login/password";

export const invitationLifetimeMs = 3 * 24 * 3_600_000;

const purpose = "staff-invitation";
const subjectOf = ({ id, invitation }: StoredInvitation): string => `${id} ${invitation}`;

export const invitationLink = (
  invitation: StoredInvitation,
  { origin, secret }: Readonly<{ origin: string; secret: string }>,
): string => {
  const token = signToken(subjectOf(invitation), invitation.until, { secret, purpose });
  return `${origin}${invitationPath}?account=${invitation.id}&token=${token}`;
};

/** Whether a token is the one of the account's last invitation, and in time. */
export const isInvitedBy = (
  token: string,
  invitation: StoredInvitation | null,
  now: Date,
  secret: string,
): boolean =>
  invitation !== null &&
  readToken(token, subjectOf(invitation), now, { secret, purpose }) === "good";
