import { PageFoot } from "./foot/page-foot.tsx";
import { isSearching } from "./search/list-search.ts";
import type { List } from "./use-list.ts";

const noneText = (
  { one, many }: Readonly<{ one: string; many: string }>,
  isFiltered: boolean,
): string => (isFiltered ? `No ${one} matches.` : `There are no ${many} yet.`);

/** Which rows of a list are shown, and the way to the others. */
export const ListFoot = <Row,>({ list }: { list: List<Row> }) => {
  const { answer, search, setSearch, declaration } = list;
  if (!answer) return null;
  const { page, pageSize, total } = answer;
  return (
    <PageFoot
      page={page}
      pageSize={pageSize}
      total={total}
      none={noneText(declaration, isSearching(search))}
      isNoneSaid
      onPage={(next) => setSearch({ page: next })}
    />
  );
};
