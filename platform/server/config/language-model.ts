import { z } from "zod";
import type { ModelAddress } from "#platform/server/language-model/language-model.ts";
import { printable } from "./provider-variables.ts";

const isLoopback = (url: string): boolean =>
  ["127.0.0.1", "[::1]", "localhost"].includes(URL.parse(url)?.hostname ?? "");

export const languageModelVariables = {
  LANGUAGE_MODEL_URL: z
    .url({ protocol: /^https?$/, error: "is no address of a language model" })
    .refine((url) => url.startsWith("https:") || isLoopback(url), {
      error: "is not encrypted; only a model on this machine may be asked over http",
    })
    .optional(),
  LANGUAGE_MODEL_KEY: printable(500).optional(),
  LANGUAGE_MODEL_NAME: printable(200).optional(),
  LANGUAGE_MODEL_TOKENS_A_DAY: z
    .string()
    .regex(/^[1-9]\d{2,9}$/, { error: "is no whole number from 100 on" })
    .default("1000000")
    .transform(Number),
};

type Variables = z.infer<z.ZodObject<typeof languageModelVariables>>;

/**
 * @returns null without `LANGUAGE_MODEL_URL`: all is then answered by the product itself
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readLanguageModel = (variables: Variables): ModelAddress | null => {
  const { LANGUAGE_MODEL_URL, LANGUAGE_MODEL_KEY, LANGUAGE_MODEL_NAME } = variables;
  if (LANGUAGE_MODEL_URL === undefined) {
    for (const name of ["LANGUAGE_MODEL_KEY", "LANGUAGE_MODEL_NAME"] as const)
      if (variables[name] !== undefined)
        throw new Error(`${name}: needs LANGUAGE_MODEL_URL beside it.`);
    return null;
  }
  if (LANGUAGE_MODEL_NAME === undefined)
    throw new Error("LANGUAGE_MODEL_NAME: LANGUAGE_MODEL_URL needs it.");
  return {
    url: LANGUAGE_MODEL_URL,
    key: LANGUAGE_MODEL_KEY ?? null,
    model: LANGUAGE_MODEL_NAME,
    tokensADay: variables.LANGUAGE_MODEL_TOKENS_A_DAY,
  };
};
