import { expect, test } from "vitest";
import { hiddenRows, withNewest } from "./chosen-rows.ts";

type Row = Readonly<{ id: string; version: number }>;
const row = (id: string, version = 1): Row => ({ id, version });
const idOf = ({ id }: Row) => id;
const chosen = (...rows: readonly Row[]) => new Map(rows.map((each) => [each.id, each]));

test("rows chosen on another page are those that are not shown", () => {
  expect(hiddenRows(chosen(row("a"), row("b"), row("c")), new Set(["b"]))).toEqual([
    row("a"),
    row("c"),
  ]);
});

test("rows read again carry their newest version, those that are gone are chosen no more", () => {
  const before = chosen(row("a"), row("gone"), row("shown"), row("meanwhile"));
  const asked = [row("a"), row("gone")];
  expect([...withNewest(before, asked, [row("a", 2)], idOf).values()]).toEqual([
    row("a", 2),
    row("shown"),
    row("meanwhile"),
  ]);
});

test("a row that was read again after it was let go is not chosen again", () => {
  expect(withNewest(chosen(row("b")), [row("a")], [row("a", 2)], idOf)).toEqual(chosen(row("b")));
});
