/** Filters of the audit screen as they stand in its URL; an empty string filters nothing. */
export type AuditSearch = Readonly<{
  entity: string;
  entityId: string;
  actor: string;
  action: string;
  /**
   * `from` and `to` are days such as `2026-11-21` in the local time zone. Both are included; an
   * empty string sets no bound.
   */
  from: string;
  to: string;
  page: number;
}>;

const filterNames = ["entity", "entityId", "actor", "action", "from", "to"] as const;

/** An invalid page number becomes 1. */
export const fromSearchParams = (query: URLSearchParams): AuditSearch => {
  const page = Number(query.get("page"));
  const text = (name: (typeof filterNames)[number]) => query.get(name)?.slice(0, 200) ?? "";
  return {
    entity: text("entity"),
    entityId: text("entityId"),
    actor: text("actor"),
    action: text("action"),
    from: text("from"),
    to: text("to"),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100_000) : 1,
  };
};

/** Leaves out empty filters and page 1. */
export const toSearchParams = (search: AuditSearch): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of filterNames) if (search[name]) query.set(name, search[name]);
  if (search.page > 1) query.set("page", `${search.page}`);
  return query;
};

/**
 * The ISO instant at which a day such as `2026-11-21` begins in the local time zone; null when the
 * text is no date.
 */
const startOfDay = (day: string, daysLater = 0): string | null => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/**
 * The query for the API, in which instants replace the days. The API excludes `to`, so `to` becomes
 * the start of the day after the last day.
 */
export const toServerQuery = (search: AuditSearch): URLSearchParams => {
  const query = toSearchParams(search);
  const instants = { from: startOfDay(search.from), to: startOfDay(search.to, 1) };
  for (const name of ["from", "to"] as const)
    if (instants[name] === null) query.delete(name);
    else query.set(name, instants[name]);
  return query;
};
