import type { RuleError } from "#platform/rule-error.ts";
import type { PublicationMoments } from "./contract.ts";

/** What is wrong with planned moments, of pages and of whatever else is published at a moment. */
export const momentErrors = (
  { publishAt, unpublishAt }: PublicationMoments,
  now: Date,
): readonly RuleError[] => {
  const past = Object.entries({ publishAt, unpublishAt }).flatMap(([path, moment]) =>
    moment !== null && Date.parse(moment) <= now.getTime()
      ? [{ path, message: "This moment has passed. Choose a later one." }]
      : [],
  );
  if (past.length > 0 || !publishAt || !unpublishAt) return past;
  return Date.parse(unpublishAt) <= Date.parse(publishAt)
    ? [{ path: "unpublishAt", message: "The end must come after the beginning." }]
    : [];
};

/** As they are stored: in UTC. */
export const toIsoMoments = ({
  publishAt,
  unpublishAt,
}: PublicationMoments): PublicationMoments => ({
  publishAt: publishAt && new Date(publishAt).toISOString(),
  unpublishAt: unpublishAt && new Date(unpublishAt).toISOString(),
});
