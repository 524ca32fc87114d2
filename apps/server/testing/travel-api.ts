import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import { travelExample, type TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { seedSmallCatalogue } from "./small-catalogue.ts";
import { openStaffApi } from "./staff-api.ts";

const day: TravelInput["itinerary"][number] = {
  title: "Kathmandu",
  text: "Si arriva.",
  sleep: null,
  meals: [],
  transport: null,
  hours: null,
  pictureId: null,
  lodging: null,
  activities: [],
};

/** The staff API with a small Italian catalogue, and the calls of its travels. */
export const openTravelApi = async (now = new Date()) => {
  const office = await openStaffApi();
  const catalogue = await seedSmallCatalogue(office.db, now);
  const editor = await office.signIn("editor");
  const path = "/api/it/travels";
  const read = async (id: string, browser: SignInBrowser = editor) => {
    const answer = await browser.send("GET", `${path}/${id}`);
    return { etag: answer.headers.etag ?? "", record: answer.json<TravelRecord>() };
  };
  return {
    ...office,
    ...catalogue,
    editor,
    path,
    read,
    /** The travel of the small catalogue, as it may be published. */
    whole: (overrides: Partial<TravelInput> = {}): TravelInput => ({
      ...travelExample,
      tripId: catalogue.trip.id,
      slug: "nepal-annapurna",
      name: "Nepal, Annapurna",
      tagline: "Dodici giorni a piedi",
      story: "Si cammina.",
      days: 2,
      nights: 1,
      itinerary: [day, { ...day, title: "Pokhara" }],
      included: ["Il coordinatore"],
      destinationIds: [catalogue.destination.id],
      isPublished: true,
      ...overrides,
    }),
    save: async (id: string, json: TravelInput, etag = "") =>
      editor.send("PUT", `${path}/${id}`, {
        json,
        headers: etag === "" ? {} : { "if-match": etag },
      }),
    preview: (id: string | null, travel: TravelInput) =>
      editor.send("POST", `${path}/preview`, { json: { id, travel } }),
    /** Errors by field of a refused write. */
    errorsOf: (answer: { json: () => unknown }) =>
      (answer.json() as { errors: { path: string; message: string }[] }).errors,
  };
};
