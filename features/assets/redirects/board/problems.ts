import { boardRow, type BoardSource, foundRows } from "#features/records/board/store.ts";
import type { BoardRow } from "#features/records/board/board-contract.ts";
import { counted } from "#platform/counted.ts";
import { marketProblems } from "../listing/problems.ts";
import type { RedirectProblem } from "../contract.ts";
import type { PathOwners } from "../save/save.ts";

type Owners = Pick<PathOwners, "ownersAt">;
type Kind = RedirectProblem["kind"];

const words: Readonly<Record<Kind, Pick<BoardRow, "text" | "detail">>> = {
  missing: { text: "to a page that is gone", detail: "visitors meet a 404 at their end" },
  hops: { text: "with more than one hop", detail: "visitors are led twice" },
  loop: { text: "in a loop", detail: "browsers give them up" },
};

/** A row for each kind of problem that any redirect has. */
export const redirectProblems =
  (owners: Owners, kinds: readonly Kind[]): BoardSource =>
  async ({ db, market }) => {
    const problems = [...(await marketProblems(db, market, owners)).values()];
    return foundRows(
      kinds.flatMap((kind) => {
        const count = problems.filter((problem) => problem.kind === kind).length;
        if (count === 0) return [];
        const path = `/redirects?problem=${kind}`;
        return [
          boardRow({
            id: `redirects-${kind}`,
            icon: "redirect",
            tone: kind === "hops" ? "incomplete" : "wrong",
            lead: { label: counted(count, "redirect"), path },
            ...words[kind],
            action: { label: kind === "hops" ? "Shorten" : "Fix", path },
          }),
        ];
      }),
    );
  };
