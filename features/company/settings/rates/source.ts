import { z } from "zod";
import { addDays } from "#markets/days.ts";
import { type Currencies, currenciesSchema } from "../contract.ts";
import type { FetchedRates } from "../currencies-contract.ts";

/** Limits of one question to the source of rates. */
const limits = {
  timeoutMs: 5000,
  bytes: 64 * 1024,
  /** Days after which the source's newest rates are too old: a long weekend has four. */
  daysOld: 10,
  /** The most by which a rate may differ from ours. */
  change: 0.25,
} as const;

/** Why the source's rates are not taken; the message is for staff. */
export class RatesRefused extends Error {}

const answerSchema = z.object({
  base: z.literal("EUR"),
  date: z.iso.date(),
  rates: z.object({
    GBP: currenciesSchema.shape.rates.valueType,
    USD: currenciesSchema.shape.rates.valueType,
  }),
});

/** `{source}?base=EUR&symbols=GBP,USD`, the protocol of Frankfurter and of many others. */
const addressOf = (source: string): URL => {
  const address = new URL(source);
  address.searchParams.set("base", "EUR");
  address.searchParams.set("symbols", "GBP,USD");
  return address;
};

const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limits.bytes) throw new RatesRefused("The source’s answer is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const ask = async (source: string, signal: AbortSignal | undefined): Promise<string> => {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(addressOf(source), {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (response.status !== 200)
      throw new RatesRefused(`The source of rates answered ${response.status}.`);
    return await readText(response);
  } catch (error) {
    if (error instanceof RatesRefused) throw error;
    throw new RatesRefused(
      timeout.aborted
        ? `The source of rates did not answer within ${limits.timeoutMs / 1000} seconds.`
        : "The source of rates cannot be reached.",
    );
  }
};

const parseAnswer = (text: string): z.infer<typeof answerSchema> => {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new RatesRefused("The source’s answer holds no rates.");
  }
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** @throws RatesRefused for rates that nobody would publish */
const assertPlausible = (
  { date, rates }: FetchedRates,
  ours: Currencies | null,
  today: string,
): void => {
  if (date > addDays(today, 1)) throw new RatesRefused(`The source’s rates are of a day to come.`);
  if (date < addDays(today, -limits.daysOld))
    throw new RatesRefused(`The source’s newest rates are more than ${limits.daysOld} days old.`);
  if (!ours) return;
  if (date < ours.date) throw new RatesRefused("The source’s rates are older than ours.");
  for (const currency of ["GBP", "USD"] as const) {
    const change = Math.abs(rates[currency] / ours.rates[currency] - 1);
    if (change > limits.change && ours.byHand?.[currency] === undefined)
      throw new RatesRefused(
        `The source’s rate of ${currency} differs from ours by ${percent(change)}: set it by hand if it is right.`,
      );
  }
};

export type RatesQuestion = Readonly<{
  source: string;
  /** The rates that are stored now; null for none. */
  ours: Currencies | null;
  today: string;
  signal?: AbortSignal | undefined;
}>;

/**
 * Reads today's rates from the source.
 * @throws RatesRefused with what staff should know
 */
export const fetchRates = async (question: RatesQuestion): Promise<FetchedRates> => {
  const { date, rates } = parseAnswer(await ask(question.source, question.signal));
  const fetched = { date, rates: { EUR: 1, ...rates } };
  assertPlausible(fetched, question.ours, question.today);
  return fetched;
};
