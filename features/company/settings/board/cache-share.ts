import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { formatDateTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";
import type { CacheAdmin } from "../cache/routes.ts";

const path = "/settings/cache";

/**
 * How much of the market's pages this process answers without making them. It is shown and does not
 * wait for anybody.
 * @param cache undefined where no pages are kept
 */
export const cacheShare =
  (cache: Pick<CacheAdmin, "figuresOf"> | undefined): BoardSource =>
  async ({ market }) => {
    const figures = cache?.figuresOf(market);
    if (!figures || figures.answered === 0) return foundRows([]);
    const { pages, answered, hits, since } = figures;
    const share = ((hits / answered) * 100).toFixed(1);
    return {
      ...foundRows([
        boardRow({
          id: "cache",
          icon: "check",
          lead: { label: counted(pages, "page"), path },
          text: `kept, ${share} % of visits answered from them`,
          detail: `this process runs since ${formatDateTime(since, marketById(market))}`,
          action: { label: "See", path },
        }),
      ]),
      total: 0,
    };
  };
