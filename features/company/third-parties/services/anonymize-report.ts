import type { ErrorEvent } from "@sentry/browser";

const maxTextLength = 500;
const emailPattern = /[^\s@<>"']+@[^\s@<>"']+/g;
const queryPattern = /[?#][^\s"')]*/g;

const redactText = (text: string): string =>
  text.replaceAll(emailPattern, "[e-mail]").replaceAll(queryPattern, "").slice(0, maxTextLength);

/**
 * Keeps only the error's message and stack, the path of the page and the market. Everything about
 * the visitor is dropped: IP address, query string, e-mail addresses, breadcrumbs.
 */
export const anonymizeReport = (event: ErrorEvent): ErrorEvent => ({
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
      value: redactText(value.value ?? ""),
    })),
  },
});
