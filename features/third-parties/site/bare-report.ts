import type { ErrorEvent } from "@sentry/browser";

const longestText = 500;
const mail = /[^\s@<>"']+@[^\s@<>"']+/g;
const query = /[?#][^\s"')]*/g;

const bareText = (text: string): string =>
  text.replaceAll(mail, "[e-mail]").replaceAll(query, "").slice(0, longestText);

/**
 * What is sent of an error: its words and lines of code, the page's path and the market. Nothing of
 * the visitor: no address, no search, no list of what they did before.
 */
export const bareReport = (event: ErrorEvent): ErrorEvent => ({
  type: event.type,
  event_id: event.event_id,
  timestamp: event.timestamp,
  platform: event.platform,
  level: event.level,
  tags: event.tags,
  request: { url: location.origin + location.pathname },
  exception: {
    values: event.exception?.values?.map((value) => ({
      ...value,
      value: bareText(value.value ?? ""),
    })),
  },
});
