/** What the audit is narrowed to, as the screen's address says it; empty is not asked for. */
export type AuditAsk = Readonly<{
  entity: string;
  entityId: string;
  actor: string;
  action: string;
  /** Days, `2026-11-21`, on the clock of whoever reads; both are included. */
  from: string;
  to: string;
  page: number;
}>;

const words = ["entity", "entityId", "actor", "action", "from", "to"] as const;

/** The filter that an address holds; what is no page number is the first. */
export const readAsk = (query: URLSearchParams): AuditAsk => {
  const page = Number(query.get("page"));
  const text = (name: (typeof words)[number]) => query.get(name)?.slice(0, 200) ?? "";
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
export const toSearch = (ask: AuditAsk): URLSearchParams => {
  const query = new URLSearchParams();
  for (const name of words) if (ask[name]) query.set(name, ask[name]);
  if (ask.page > 1) query.set("page", `${ask.page}`);
  return query;
};

/** The instant at which a day begins here; null for what is no day. */
const beginOf = (day: string, later = 0): string | null => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date + later).toISOString();
};

/** The filter as the server takes it: instants, of which the last is the end of the last day. */
export const toServerQuery = (ask: AuditAsk): URLSearchParams => {
  const query = toSearch(ask);
  const ends = { from: beginOf(ask.from), to: beginOf(ask.to, 1) };
  for (const end of ["from", "to"] as const)
    if (ends[end] === null) query.delete(end);
    else query.set(end, ends[end]);
  return query;
};
