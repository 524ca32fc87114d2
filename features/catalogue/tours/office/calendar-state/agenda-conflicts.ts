import { type ConflictKind, conflictsOf } from "#features/catalogue/coordinators/agenda-rules.ts";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";

type Led = Readonly<{
  key: string;
  draft: Pick<TourDraft, "departureDate" | "endDate" | "coordinatorId">;
}>;

/** Two departures that one coordinator can hardly lead both, the earlier one first. */
export type AgendaConflict<Row extends Led> = Readonly<{
  coordinatorId: string;
  kind: ConflictKind;
  /** Shared days, or days at home between them. */
  days: number;
  first: Row;
  second: Row;
}>;

/** All conflicts among departures as they are written, the earliest first. */
export const conflictsAmong = <Row extends Led>(
  rows: readonly Row[],
): readonly AgendaConflict<Row>[] => {
  const led = rows
    .filter(({ draft }) => draft.coordinatorId !== null)
    .toSorted((a, b) => a.draft.departureDate.localeCompare(b.draft.departureDate));
  return [...Map.groupBy(led, ({ draft }) => draft.coordinatorId ?? "")]
    .flatMap(([coordinatorId, groups]) =>
      groups.flatMap((first, index) => {
        const later = groups.slice(index + 1).map((row) => ({ ...row.draft, row }));
        return conflictsOf(first.draft, later).map(({ kind, days, with: { row } }) => ({
          coordinatorId,
          kind,
          days,
          first,
          second: row,
        }));
      }),
    )
    .toSorted((a, b) => a.second.draft.departureDate.localeCompare(b.second.draft.departureDate));
};
