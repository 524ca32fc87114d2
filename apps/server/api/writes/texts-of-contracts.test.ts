import { expect, test } from "vitest";
import { z } from "zod";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../../../features/**/*contract.ts", "../../../../blocks/*/schema.ts"],
  { eager: true },
);

/** What staff send: schemas of bodies, and the content of blocks. */
const isSent = (name: string): boolean =>
  /Input|^new[A-Z]|^(?:wr[A-Z]|layoutSchemas|resources$|structureSchema|pageContentSchema|bulkRequest|bulkPlanRun|reviewDecision)/.test(
    name,
  );

/** Texts with rules of their own, by the export that holds them. */
const own = new Set([
  // Its slug and routing key have the messages of the specification.
  "pageInputSchema.slug",
  "pageInputSchema.routingKey",
  "newPageSchema.slug",
  "newPageSchema.routingKey",
  // Paths are read, and refused, by the rules of redirects.
  "redirectInputSchema.from",
  "redirectInputSchema.to",
  "newRedirectSchema.from",
  "newRedirectSchema.to",
]);

/** The texts within a schema or a plain object of schemas, by their paths. */
const textsIn = (
  value: unknown,
  path: string,
  seen = new Set<unknown>(),
): readonly (readonly [path: string, text: z.ZodString])[] => {
  if (value === null || typeof value !== "object" || seen.has(value)) return [];
  const within = new Set([...seen, value]);
  if (value instanceof z.ZodString) return [[path, value]];
  if (value instanceof z.ZodObject)
    return Object.entries(value.shape).flatMap(([key, inner]) =>
      textsIn(inner, `${path}.${key}`, within),
    );
  // The keys of a record are refused at the door, whatever they say.
  if (value instanceof z.ZodRecord) return textsIn(value.valueType, path, within);
  if (value instanceof z.ZodType)
    return Object.values(value.def).flatMap((inner) => textsIn(inner, path, within));
  return Object.entries(value).flatMap(([key, inner]) =>
    // Of a resource there are also the schemas of what is answered.
    inner !== null && typeof inner === "object" && key !== "record" && key !== "listed"
      ? textsIn(inner, Array.isArray(value) ? path : `${path}.${key}`, within)
      : [],
  );
};

test("every text that staff send is composed, and refuses what turns the direction of writing", () => {
  const texts = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isSent(name) ? textsIn(value, name) : [])),
  );
  expect(texts.length).toBeGreaterThan(100);
  const plain = texts.filter(([path, text]) => {
    if (own.has(path)) return false;
    const decomposed = text.safeParse("e\u0301");
    const isComposed = !decomposed.success || decomposed.data === "é";
    return !isComposed || ["a\u202eb", "a\u0007b"].some((each) => text.safeParse(each).success);
  });
  expect([...new Set(plain.map(([path]) => path))]).toEqual([]);
});
