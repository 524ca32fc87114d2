type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** @throws TypeError for a value that no address can hold */
const write = (name: string, value: unknown): string => {
  const parts = [value].flat();
  if (!parts.every(isPlain)) throw new TypeError(`${name} cannot stand in an address.`);
  return parts.join(",");
};

const queryOf = (query: object): URLSearchParams => {
  if (query instanceof URLSearchParams) return query;
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(asked.map(([name, value]) => [name, write(name, value)]));
};

/**
 * The address of a call below the API's base, without a slash at its beginning: `it/faqs?page=2`.
 * @param path in Fastify's notation
 * @param query of which null and undefined are left out, and lists are joined by commas
 * @throws TypeError for a value that no address can hold, and for one that the path lacks
 */
export const addressOf = (path: string, values: object, query: object = {}): string => {
  const filled = path
    .slice(1)
    .replaceAll(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(write(name, Reflect.get(values, name))),
    );
  const asked = String(queryOf(query));
  return asked === "" ? filled : `${filled}?${asked}`;
};
