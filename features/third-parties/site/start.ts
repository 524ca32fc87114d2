import type { ConsentCategory } from "#features/third-parties/contract.ts";
import type { ThirdPartiesView } from "#features/third-parties/parts/third-parties-view.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { startTagManager, tellPage } from "./tag-manager.ts";

let isCounted = false;

/** Starts what a visitor has agreed to and ends what they take back. */
const obey = async (
  { tagManager, errorReports, market }: ThirdPartiesView,
  agreed: ReadonlySet<ConsentCategory>,
): Promise<void> => {
  if (tagManager && agreed.has("statistics") && !isCounted) {
    isCounted = true;
    startTagManager(tagManager);
  }
  // What it has loaded cannot be unloaded: only a new page is without it.
  if (isCounted && !agreed.has("statistics")) location.reload();
  if (!errorReports) return;
  const { sendErrors, keepErrors } = await import("./error-reports.ts");
  if (agreed.has("reports")) sendErrors(errorReports.dsn, market);
  else keepErrors();
};

const begin = async (asked: ThirdPartiesView): Promise<void> => {
  await whenIdle();
  const { askConsent } = await import("./consent.ts");
  await askConsent(asked, (agreed) => void obey(asked, agreed));
};

let begun = false;
let shown = "";

/** To be called with every page that is shown; the first of them asks for consent. */
export const pageShown = (asked: ThirdPartiesView, address: string): void => {
  if (!begun) void begin(asked);
  else if (address !== shown && isCounted) tellPage();
  begun = true;
  shown = address;
};
