import { sql } from "kysely";
import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import { marketById } from "#markets/markets.ts";
import type { ResourceKind } from "../contract.ts";
import { ownMarketsOf } from "../names/store.ts";
import { sourceMarket } from "../rules.ts";
import "../store.ts";

type Row = Readonly<{
  id: string;
  kind: ResourceKind;
  name: string;
  /** The first of the markets that lack a name, or whose name is older. */
  market: string;
  isMissing: boolean;
}>;

const screenPath = ({ kind, id }: Row): string =>
  `/resources/${kind.replace(/^travel-type-/, "travel-type/")}?open=${id}`;

/** Resources of this market that have no name, or an older one, in another market of the account. */
export const namesInOtherMarkets: BoardSource = async ({ db, market, actor }) => {
  const others = ownMarketsOf(actor)
    .map(({ id }) => id)
    .filter((id) => id !== market);
  const { rows } = await sql<Row>`
    select distinct on (here.kind, here.position, here.id)
      here.id, here.kind, here.name, other.id as market, there.id is null as "isMissing"
    from resource as here
    cross join unnest(${sql.val(others)}::text[]) as other(id)
    left join resource as there on there.market = other.id
      and there.kind = here.kind and there.shared_id = here.shared_id
    left join resource as source on source.market = ${sourceMarket}
      and source.kind = here.kind and source.shared_id = here.shared_id
    where here.market = ${market} and (there.id is null or there.named_at < source.named_at)
    order by here.kind, here.position, here.id, there.id is null desc, other.id`.execute(db);
  return foundRows(
    rows.map((row) =>
      boardRow({
        id: row.id,
        icon: "globe",
        tone: "incomplete",
        lead: { label: row.name, path: screenPath(row) },
        text: row.isMissing ? "has no name elsewhere" : "is older elsewhere",
        detail: `${marketById(row.market).label} ${row.isMissing ? "does not show it" : "may need another one"}`,
        action: { label: row.isMissing ? "Write" : "Compare", path: screenPath(row) },
      }),
    ),
  );
};
