import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";
import { anonymizeReport } from "./anonymize-report.ts";

declare global {
  interface Window {
    /** Filled by `holdErrors`, the first that runs on each page. */
    heldErrors?: Event[];
  }
}

/** The number of reports that one page sends at most, because a page may fail in a loop. */
const maxReports = 50;

const reasonOf = (event: Event): unknown => {
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return event instanceof ErrorEvent ? (event.error ?? event.message) : null;
};

/** What each report says beside the error: of the site, its market. */
export type ReportTags = Readonly<Record<string, string>>;

const makeScope = (dsn: string, tags: ReportTags): Scope => {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: anonymizeReport,
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTags(tags);
  client.init();
  return scope;
};

let scope: Scope | null = null;
let isSending = false;
let sentCount = 0;

const send = (event: Event): void => {
  const reason = reasonOf(event);
  if (reason === null || reason === undefined || sentCount >= maxReports) return;
  sentCount += 1;
  scope?.captureException(reason);
};

/** Sends the errors collected so far, then each further one as it happens. */
export const startSendingErrors = (dsn: string, tags: ReportTags): void => {
  if (isSending) return;
  isSending = true;
  scope ??= makeScope(dsn, tags);
  const heldErrors = (window.heldErrors ??= []);
  for (const event of heldErrors.splice(0)) send(event);
  heldErrors.push = (...events) => {
    for (const event of events) send(event);
    return 0;
  };
};

/** Stops sending. Errors are again only collected, as before consent. */
export const stopSendingErrors = (): void => {
  isSending = false;
  if (window.heldErrors) Reflect.deleteProperty(window.heldErrors, "push");
};
