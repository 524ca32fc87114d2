import { tourDraftExample } from "#features/catalogue/tours/save-contract.ts";
import type { Example, StoredRecords } from "../example.ts";

const toursOf = ({ travelId }: StoredRecords): string => `/api/it/travels/${travelId}/tours`;
const ofTravel = ({ travelId }: StoredRecords): Example => ({ params: { id: travelId } });
const newTour = (stored: StoredRecords): Promise<string> =>
  stored.create(toursOf(stored), tourDraftExample);
const firstVersion = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await newTour(stored), version: "1" },
});
const rows = { rows: [{ id: null, version: null, input: tourDraftExample }] };

const tab = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";

const rule = {
  from: "2031-04-01",
  count: 6,
  weekday: 6,
  everyWeeks: 2,
  skipHolidays: true,
  skipDays: ["2031-05-10"],
};

const answeredYes = { answer: "yes", reason: "" };

/** A departure with a coordinator of its own. */
const ledTour = async (stored: StoredRecords): Promise<Example> => {
  const coordinatorId = await stored.create("/api/it/coordinators", {
    name: "Ada",
    slug: `asked-${stored.word}`,
    city: "Bari",
    bio: "",
    languages: ["it"],
    since: 2020,
    tripsLed: 1,
    portraitId: null,
    isShown: false,
    email: null,
  });
  const tour = { ...tourDraftExample, coordinatorId };
  return { params: { id: await stored.create(toursOf(stored), tour) } };
};

const cancellation = { kind: "cancel", reason: "Too few people by the day of decision" };

/** A departure that was cancelled a moment ago. */
const cancelledTour = async (stored: StoredRecords): Promise<Example> => {
  const id = await newTour(stored);
  await stored.create(`/api/it/tours/${id}/decision`, cancellation);
  return { params: { id } };
};

/** Departures of the small catalogue's travel. */
export const tourExamples: Readonly<
  Record<string, (stored: StoredRecords) => Example | Promise<Example>>
> = {
  listToursOfTravel: ofTravel,
  createTour: (stored) => ({ ...ofTravel(stored), json: tourDraftExample }),
  saveToursOfTravel: (stored) => ({ ...ofTravel(stored), json: rows }),
  previewToursOfTravel: (stored) => ({ ...ofTravel(stored), json: rows }),
  createTourSeries: async (stored) => ({
    ...ofTravel(stored),
    json: { rule, templateId: await newTour(stored), isPublished: false },
  }),
  shiftTours: async (stored) => ({
    json: { tours: [{ id: await newTour(stored), version: 1 }], days: 7 },
  }),
  getTour: async (stored) => ({ params: { id: await newTour(stored) } }),
  saveTour: async (stored) => ({
    params: { id: await newTour(stored) },
    json: { ...tourDraftExample, priceCents: 139_900 },
  }),
  getTourDecision: async (stored) => ({ params: { id: await newTour(stored) } }),
  decideTour: async (stored) => ({ params: { id: await newTour(stored) }, json: cancellation }),
  undoTourDecision: cancelledTour,
  drawDecisionMails: async (stored) => ({
    params: { id: await newTour(stored) },
    json: cancellation,
  }),
  // Nobody is in or follows it.
  writeToFollowers: async (stored) => ({
    params: { id: await newTour(stored) },
    json: { isTest: true },
    status: 422,
  }),
  askToMoveAgain: async (stored) => ({ params: { id: await newTour(stored) }, status: 409 }),
  listPassengers: async (stored) => ({ params: { id: await newTour(stored) } }),
  savePassengers: async (stored) => ({
    params: { id: await newTour(stored) },
    json: {
      items: [{ id: null, firstTimer: true, previousTrips: 0, gender: "woman", ageBand: "30-34" }],
    },
  }),
  getCoordinatorAnswer: async (stored) => ({ params: { id: await newTour(stored) } }),
  recordCoordinatorAnswer: async (stored) => ({ ...(await ledTour(stored)), json: answeredYes }),
  askCoordinatorAgain: ledTour,
  previewPassengers: async (stored) => ({
    params: { id: await newTour(stored) },
    json: { items: [] },
  }),
  beatOnTour: async (stored) => ({
    params: { id: await newTour(stored) },
    json: { session: tab, focus: "priceCents", isEditing: true },
  }),
  leaveTour: async (stored) => ({
    params: { id: await newTour(stored) },
    json: { session: tab },
  }),
  // This API runs without presence events, so there is no stream.
  eventsOfTour: async (stored) => ({ params: { id: await newTour(stored) }, status: 503 }),
  getTourPublication: async (stored) => ({ params: { id: await newTour(stored) } }),
  planTourPublication: async (stored) => ({
    params: { id: await newTour(stored) },
    json: { publishAt: null, unpublishAt: "2036-12-01T09:00:00Z" },
  }),
  purgeTour: async (stored) => ({ params: { id: await newTour(stored) }, json: {} }),
  listVersionsOfTour: async (stored) => ({ params: { id: await newTour(stored) } }),
  getVersionOfTour: firstVersion,
  restoreVersionOfTour: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
  listFreeCoordinators: () => ({ query: "from=2031-03-15&to=2031-03-26" }),
  deleteTour: async (stored) => ({ params: { id: await newTour(stored) } }),
};
