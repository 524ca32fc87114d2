import { marketById } from "#markets/markets.ts";
import type { Choice } from "#platform/choices/choice.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { addChoices } from "#platform/server/http/routes/choices.ts";
import { foldText } from "#platform/texts/fold-text.ts";
import { type EventCity, eventCities } from "./listing/cities.ts";
import { citySlug } from "./public/city-slug.ts";

const toChoice = ({ city, coming }: EventCity, language: string): Choice => {
  const slug = citySlug(city, language);
  const detail = coming === 0 ? "nothing to come" : `${coming} to come`;
  return { id: slug, slug, label: city, detail, picture: null };
};

/**
 * `GET /{country}/choices/event-cities`: the cities of a market's events. Blocks keep their slugs,
 * since a list of ids is told apart by commas and a name may have one.
 */
export const addEventCityChoices = (api: Api, now: () => Date): void =>
  addChoices(api, "event-cities", (db, market) => {
    const { language } = marketById(market);
    const all = async () => {
      const cities = await eventCities(db, market, now());
      return cities.map((each) => toChoice(each, language));
    };
    return {
      async find({ words, limit, offset }) {
        const found = (await all()).filter(({ label }) =>
          words.every((word) => foldText(label).includes(foldText(word))),
        );
        return { items: found.slice(offset, offset + limit), total: found.length };
      },
      byIds: async (ids) => (await all()).filter(({ id }) => ids.includes(id)),
    };
  });
