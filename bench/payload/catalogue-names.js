/** The name of our field in Payload, where amounts have units and relations no ids. */
export const nameOf = (name) => {
  if (name === "cents") return "amount";
  return name
    .replace(/priceCents$/i, (text) => text.slice(0, "price".length))
    .replace(/Cents$/, "Amount")
    .replace(/Id(s?)$/, "$1");
};

const isDay = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Days are stored at noon, as its date fields do. @param ids of records in Payload by ours */
const valueOf = (name, value, ids) => {
  if (Array.isArray(value)) return value.map((each) => valueOf("", each, ids));
  if (value !== null && typeof value === "object") return toRecord(value, ids);
  if (name === "code") return value;
  if (isDay(value)) return `${value}T12:00:00.000Z`;
  return ids.get(value) ?? value;
};

/** One of our records as Payload takes it. */
export const toRecord = (record, ids) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const isAmount = /cents$/i.test(name) && value !== null;
      return [nameOf(name), isAmount ? value / 100 : valueOf(name, value, ids)];
    }),
  );
