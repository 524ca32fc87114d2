/** What the audit is narrowed to, as the screen's address says it; empty is not asked for. */
export type AuditSearch = Readonly<{
  entity: string;
  entityId: string;
  actor: string;
  action: string;
  /** Days, `2026-11-21`, on the clock of whoever reads; both are included. */
  from: string;
  to: string;
  page: number;
}>;

const filterNames = ["entity", "entityId", "actor", "action", "from", "to"] as const;

/** The filter that an address holds; what is no page number is the first. */
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

/** The shortest address that says this filter. */
export const toSearchParams = (search: AuditSearch): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of filterNames) if (search[name]) query.set(name, search[name]);
  if (search.page > 1) query.set("page", `${search.page}`);
  return query;
};

/** The instant at which a day begins here; null for what is no day. */
const startOfDay = (day: string, later = 0): string | null => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + later).toISOString();
};

/** The filter as the server takes it: instants, of which the last is the end of the last day. */
export const toServerQuery = (search: AuditSearch): URLSearchParams => {
  const query = toSearchParams(search);
  const ends = { from: startOfDay(search.from), to: startOfDay(search.to, 1) };
  for (const end of ["from", "to"] as const)
    if (ends[end] === null) query.delete(end);
    else query.set(end, ends[end]);
  return query;
};
