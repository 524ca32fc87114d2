import type { ConsentCategory } from "#features/company/third-parties/contract.ts";
import type { ThirdPartiesView } from "#features/company/third-parties/parts/third-parties-view.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { startTagManager, sendPageView } from "../services/tag-manager.ts";

let isTagManagerStarted = false;

/** Starts the services that a visitor accepts and stops those they withdraw from. */
const applyConsent = async (
  { tagManager, errorReports, market }: ThirdPartiesView,
  accepted: ReadonlySet<ConsentCategory>,
): Promise<void> => {
  if (tagManager && accepted.has("statistics") && !isTagManagerStarted) {
    isTagManagerStarted = true;
    startTagManager(tagManager);
  }
  // Loaded tags cannot be unloaded, so the page is loaded anew without them.
  if (isTagManagerStarted && !accepted.has("statistics")) location.reload();
  if (!errorReports) return;
  const { startSendingErrors, stopSendingErrors } = await import("../services/error-reports.ts");
  if (accepted.has("reports")) startSendingErrors(errorReports.dsn, { market });
  else stopSendingErrors();
};

const startConsent = async (view: ThirdPartiesView): Promise<void> => {
  await whenIdle();
  const { askConsent } = await import("./consent.ts");
  await askConsent(view, (agreed) => void applyConsent(view, agreed));
};

let hasStarted = false;
let lastAddress = "";

/** Called for every page that is shown. The first call also asks for consent. */
export const onPageView = (view: ThirdPartiesView, address: string): void => {
  if (!hasStarted) void startConsent(view);
  else if (address !== lastAddress && isTagManagerStarted) sendPageView();
  hasStarted = true;
  lastAddress = address;
};
