import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";
import { bareReport } from "./bare-report.ts";

declare global {
  interface Window {
    /** What the page's first script holds: see `holdErrors` in parts/show.ts. */
    heldErrors?: Event[];
  }
}

/** Reports that one page sends at most: one that fails in a loop says no more after these. */
const longestSeries = 50;

const reasonOf = (event: Event): unknown => {
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return event instanceof ErrorEvent ? (event.error ?? event.message) : null;
};

const makeScope = (dsn: string, market: string): Scope => {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: bareReport,
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTag("market", market);
  client.init();
  return scope;
};

let scope: Scope | null = null;
let isSending = false;
let sent = 0;

const send = (event: Event): void => {
  const reason = reasonOf(event);
  if (reason === null || reason === undefined || sent >= longestSeries) return;
  sent += 1;
  scope?.captureException(reason);
};

/** Sends the errors that were held, and from now on each one as it happens. */
export const sendErrors = (dsn: string, market: string): void => {
  if (isSending) return;
  isSending = true;
  scope ??= makeScope(dsn, market);
  const held = (window.heldErrors ??= []);
  for (const event of held.splice(0)) send(event);
  held.push = (...events) => {
    for (const event of events) send(event);
    return 0;
  };
};

/** Sends nothing: errors are held again, as before somebody agreed. */
export const keepErrors = (): void => {
  isSending = false;
  if (window.heldErrors) Reflect.deleteProperty(window.heldErrors, "push");
};
