import { z } from "zod";
import { languages, marketIds } from "#markets/market-type.ts";

const suggestionViewSchema = z.strictObject({
  name: z.string(),
  detail: z.string().describe("What it is and what it leads to, in words."),
  path: z.string().nullable(),
});

/** A trip has the path of its page. A place has no path: choosing it searches for its name. */
export type SuggestionView = Readonly<z.infer<typeof suggestionViewSchema>>;

/** Answer of `GET /api/{country}/suggestions`, including the texts of the panel that shows it. */
export const suggestionsViewSchema = z.strictObject({
  title: z.string(),
  announced: z.string().describe("How many there are, for those who do not see the list."),
  suggestions: z.array(suggestionViewSchema).readonly(),
  words: z.strictObject({
    anywhere: z.string(),
    recent: z.string(),
    clear: z.string(),
    remove: z.string().describe("Takes one recent search away; `{name}` stands for it."),
  }),
});

export type SuggestionsView = Readonly<z.infer<typeof suggestionsViewSchema>>;

/**
 * Answer of `GET /api/{country}/search-count`: the number of trips that a search would find, shown
 * before the form is submitted.
 */
export const liveCountSchema = z.strictObject({
  total: z.int(),
  submit: z.string().describe("The words of the button that asks it."),
  when: z.string().describe("What it asks of dates, in words."),
  facets: z
    .record(z.string(), z.record(z.string(), z.int()).readonly())
    .readonly()
    .describe("For each filter's values, the trips that each would show."),
});

export type LiveCount = Readonly<z.infer<typeof liveCountSchema>>;

/**
 * Answer of `GET /api/{country}/search-dates`: the dates on which a search finds departures when
 * its own dates are ignored.
 */
export const searchDatesSchema = z.strictObject({
  market: z
    .strictObject({
      id: z.enum(marketIds),
      language: z.enum(languages),
      firstWeekday: z.literal([0, 1]),
    })
    .readonly()
    .describe("What days are named and weeks begin by."),
  months: z
    .array(
      z.strictObject({
        month: z.string(),
        name: z.string(),
        count: z.int(),
        departures: z.string(),
      }),
    )
    .readonly()
    .describe(
      "The months that can be turned to, from this one on, with how many departures of the length that is asked: `38 partenze`.",
    ),
  days: z
    .record(z.string(), z.string())
    .readonly()
    .describe("The days on which something leaves, with how many departures in words."),
  words: z
    .strictObject({
      previous: z.string(),
      next: z.string(),
      clear: z.string(),
      from: z.string().describe("What the next day that is chosen will be."),
      to: z.string(),
      format: z.string().describe("How a day is typed."),
      wrong: z.string().describe("Beside what was typed and is no day that can be asked for."),
    })
    .readonly(),
});

export type SearchDates = Readonly<z.infer<typeof searchDatesSchema>>;
