import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { marketById } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { counted } from "#platform/counted.ts";
import type { Interpreter } from "../sentences/interpret.ts";
import { findUnread } from "./find-unread.ts";
import { isUnread } from "./is-unread.ts";

const path = "/questions";

/** Words of sentences that the search did not understand, and that staff have neither mended nor left. */
export const sentencesToMend =
  (interpreterOf: (market: string) => Promise<Interpreter>): BoardSource =>
  async ({ db, market, today }) => {
    if (pathOf(marketById(market).id, "search-ai") === null) return foundRows([]);
    const found = (await findUnread(db, market)).filter(({ leftReason }) => leftReason === null);
    if (found.length === 0) return foundRows([]);
    const interpret = await interpreterOf(market);
    const waiting = found.filter((each) => isUnread(each, interpret, today));
    const [first] = waiting;
    if (!first) return foundRows([]);
    return foundRows([
      boardRow({
        id: "sentences",
        icon: "search",
        tone: "incomplete",
        lead: { label: counted(waiting.length, "wording"), path },
        text: "not understood in the search",
        detail: `${first.count} × “${first.words}”`,
        action: { label: "Mend", path },
      }),
    ]);
  };
