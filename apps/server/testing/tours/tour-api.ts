import { expect } from "vitest";
import type { TourDraft } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { PlanReport } from "#features/catalogue/tours/consequences-contract.ts";
import { addDays } from "#markets/days.ts";
import { dayAt } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { seedSmallCatalogue } from "../small-catalogue.ts";
import { openStaffApi } from "../staff-api.ts";

type Headers = Readonly<Record<string, string>>;
type Refusal = Readonly<{ detail: string; errors?: readonly { path: string; message: string }[] }>;

/** A signed-in editor of Italy's departures, with a small catalogue. The caller closes the API. */
export const openTourApi = async (...args: Parameters<typeof openStaffApi>) => {
  const api = await openStaffApi(...args);
  const editor = await api.signIn("editor");
  const catalogue = await seedSmallCatalogue(api.db, new Date());
  const ofTravel = `/api/it/travels/${catalogue.travel.id}/tours`;
  const today = dayAt(new Date(), marketById("it-IT"));

  const send = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    json?: unknown,
    headers: Headers = {},
  ) =>
    editor.send(method, path, { ...(json === undefined ? {} : { json: json as object }), headers });
  const storedRows = async () => [
    await api.db.selectFrom("tour").selectAll().orderBy("id").execute(),
    await api.db.selectFrom("audit").select("id").orderBy("id").execute(),
    await api.db.selectFrom("cache_version").selectAll().orderBy("tag").execute(),
  ];
  /** Sends a request after which every row has to be as before. */
  const sendUnwritten = async (...args: Parameters<typeof send>) => {
    const before = await storedRows();
    const answer = await send(...args);
    expect(await storedRows()).toEqual(before);
    expect(answer.body).not.toMatch(/node_modules|select |at .*\.ts/);
    return answer;
  };

  return {
    ...api,
    ...catalogue,
    editor,
    ofTravel,
    /** The day that many days after today. */
    dayIn: (days: number) => addDays(today, days),
    send,
    sendUnwritten,
    create: async (draft: TourDraft, path = ofTravel): Promise<ListedTour> => {
      const answer = await send("POST", path, draft);
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
      return answer.json<ListedTour>();
    },
    get: async (id: string) => (await send("GET", `/api/it/tours/${id}`)).json<ListedTour>(),
    /** Sends a request that must be refused. */
    refused: async (...args: Parameters<typeof send>) => {
      const answer = await sendUnwritten(...args);
      const { detail, errors = [] } = answer.json<Refusal>();
      return { status: answer.statusCode, detail, paths: errors.map(({ path }) => path) };
    },
    preview: async (rows: readonly unknown[], path = `${ofTravel}/preview`) =>
      (await sendUnwritten("POST", path, { rows })).json<PlanReport>(),
    save: async (rows: readonly unknown[], path = ofTravel) =>
      (await send("PUT", path, { rows })).json<PlanReport>(),
    addCoordinator: async (name: string, languages: readonly string[] = ["it"]) =>
      (
        await api.db
          .insertInto("coordinator")
          .values({
            market: "it-IT",
            slug: name.toLowerCase(),
            name,
            city: "Roma",
            bio: "",
            languages: [...languages],
            coordinator_since: 2021,
            trips_led: 3,
            is_shown: true,
          })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id,
  };
};
