import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { inLanguages, type InLanguages, languages } from "#demo/told.ts";
import type { Language } from "#markets/market-type.ts";

/** The demo's data in its folder; paths are told from there. */
export type DemoFolder = Readonly<{
  /** @throws Error in one line that names the file and what is wrong in it */
  file: <Data>(path: string, schema: z.ZodType<Data>) => Promise<Data>;
  /**
   * What a folder says in each language, a file a language. English stands in for a language that has
   * no file, and where that has none either, the first that there is.
   * @throws Error in one line where there is no language at all, or a file is wrong
   */
  languages: <Texts>(
    path: string,
    schema: z.ZodType<Texts>,
    more?: Readonly<{
      /** The languages whose lack is noted; all unless named. */
      expected?: readonly Language[];
      /** What is wrong in a file that has its form, with the field; null where nothing is. */
      faultOf?: (texts: Texts) => string | null;
    }>,
  ) => Promise<InLanguages<Texts>>;
  names: (path: string) => Promise<readonly string[]>;
  /** Notes that a folder lacks texts in a language. */
  note: (language: Language, path: string) => void;
  /** Which folders lack a language, as noted so far. */
  lacks: ReadonlyMap<Language, ReadonlySet<string>>;
}>;

const wrong = (path: string, what: string) => new Error(`demo/${path}: ${what}`);

const dataOf = <Data>(path: string, text: string, schema: z.ZodType<Data>): Data => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw wrong(path, `not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [{ path: place, message } = { path: [], message: "" }, ...others] = result.error.issues;
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  throw wrong(path, `${[...place, message].join(": ")}${more}`);
};

export const openDemoFolder = (folder: string): DemoFolder => {
  const lacks = new Map<Language, Set<string>>();
  const note = (language: Language, path: string) =>
    void lacks.set(language, (lacks.get(language) ?? new Set()).add(path));
  const names = (path: string) => readdir(join(folder, path)).catch(() => []);
  const file = async <Data>(path: string, schema: z.ZodType<Data>): Promise<Data> => {
    const text = await readFile(join(folder, path), "utf8").catch(() => {
      throw wrong(path, "cannot be read");
    });
    return dataOf(path, text, schema);
  };
  return {
    file,
    names,
    note,
    lacks,
    async languages(path, schema, { expected = languages, faultOf = () => null } = {}) {
      const there = new Set(await names(path));
      const written = languages.filter((language) => there.has(`${language}.json`));
      const standIn = written.includes("en") ? "en" : written[0];
      if (!standIn) throw wrong(path, "no language has a file there");
      const texts = new Map(
        await Promise.all(
          written.map(async (language) => {
            const own = await file(`${path}/${language}.json`, schema);
            const fault = faultOf(own);
            if (fault) throw wrong(`${path}/${language}.json`, fault);
            return [language, own] as const;
          }),
        ),
      );
      for (const language of expected) if (!texts.has(language)) note(language, path);
      return inLanguages((language) => texts.get(language) ?? texts.get(standIn)!);
    },
  };
};
