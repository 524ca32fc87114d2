import "#platform/zod-messages.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { byLanguage, type ByLanguage, languages } from "#demo/localized-text.ts";
import type { Language } from "#markets/market-type.ts";

/** The folder of the demo's data; paths are relative to it. */
export type DemoFolder = Readonly<{
  /** @throws Error in one line that names the file and what is wrong in it */
  readJson: <Data>(path: string, schema: z.ZodType<Data>) => Promise<Data>;
  /**
   * Reads a folder with a file for each language. A missing language falls back to English, and
   * without English to the first available one.
   * @throws Error in one line where no language has a file, or a file is wrong
   */
  readLanguages: <Texts>(
    path: string,
    schema: z.ZodType<Texts>,
    more?: Readonly<{
      /** Languages whose absence is reported; all by default. */
      expected?: readonly Language[];
      /** Validates a file beyond its schema: the error with its field, or null. */
      findError?: (texts: Texts) => string | null;
    }>,
  ) => Promise<ByLanguage<Texts>>;
  fileNames: (path: string) => Promise<readonly string[]>;
  /** Records that a folder has no texts in a language. */
  reportMissing: (language: Language, path: string) => void;
  /** Folders without texts in a language, as recorded so far. */
  missing: ReadonlyMap<Language, ReadonlySet<string>>;
}>;

const fileError = (path: string, problem: string) => new Error(`demo/${path}: ${problem}`);

const parseJson = <Data>(path: string, text: string, schema: z.ZodType<Data>): Data => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw fileError(path, `not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [{ path: fieldPath, message } = { path: [], message: "" }, ...otherIssues] =
    result.error.issues;
  const more = otherIssues.length > 0 ? ` (and ${otherIssues.length} more)` : "";
  throw fileError(path, `${[...fieldPath, message].join(": ")}${more}`);
};

export const openDemoFolder = (folder: string): DemoFolder => {
  const missing = new Map<Language, Set<string>>();
  const reportMissing = (language: Language, path: string) =>
    void missing.set(language, (missing.get(language) ?? new Set()).add(path));
  const fileNames = (path: string) => readdir(join(folder, path)).catch(() => []);
  const readJson = async <Data>(path: string, schema: z.ZodType<Data>): Promise<Data> => {
    const text = await readFile(join(folder, path), "utf8").catch(() => {
      throw fileError(path, "cannot be read");
    });
    return parseJson(path, text, schema);
  };
  return {
    readJson,
    fileNames,
    reportMissing,
    missing,
    async readLanguages(path, schema, { expected = languages, findError = () => null } = {}) {
      const existing = new Set(await fileNames(path));
      const available = languages.filter((language) => existing.has(`${language}.json`));
      const fallback = available.includes("en") ? "en" : available[0];
      if (!fallback) throw fileError(path, "no language has a file there");
      const texts = new Map(
        await Promise.all(
          available.map(async (language) => {
            const parsed = await readJson(`${path}/${language}.json`, schema);
            const error = findError(parsed);
            if (error) throw fileError(`${path}/${language}.json`, error);
            return [language, parsed] as const;
          }),
        ),
      );
      for (const language of expected) if (!texts.has(language)) reportMissing(language, path);
      return byLanguage((language) => texts.get(language) ?? texts.get(fallback)!);
    },
  };
};
