import type { Example, StoredRecords } from "./example.ts";

const coordinatorPath = "/api/it/coordinators";

const coordinator = ({ word }: StoredRecords) => ({
  name: word,
  slug: word,
  city: "Bologna",
  bio: "",
  languages: ["it"],
  since: 2019,
  tripsLed: 3,
  portraitId: null,
  isShown: true,
});

const faq = ({ word }: StoredRecords) => ({
  category: "general",
  travelId: null,
  destinationId: null,
  question: `${word}?`,
  answer: "Yes.",
});

const ofReview = ({ reviewId }: StoredRecords): Example => ({ params: { id: reviewId } });
const decision = { state: "hidden", reason: "off-topic", note: "" };

const event = ({ word }: StoredRecords) => ({
  title: word,
  slug: word,
  text: "We meet.",
  city: "Torino",
  address: "",
  latitude: null,
  longitude: null,
  startsAt: "2027-01-15T18:30:00Z",
  endsAt: "2027-01-15T21:00:00Z",
  places: 40,
  coordinatorId: null,
  travelIds: [],
  pictureId: null,
  isPublished: false,
});

const absence = async (stored: StoredRecords) => ({
  coordinatorId: await stored.create(coordinatorPath, coordinator(stored)),
  from: "2031-03-01",
  to: "2031-03-14",
  note: "",
});

const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

type ExampleOf = (stored: StoredRecords) => Promise<Example>;

/** The calls of a kind of record: one that is made for the call, and what is sent. */
const examplesOf = (
  name: string,
  path: string,
  input: (stored: StoredRecords) => object,
): Readonly<Record<string, ExampleOf>> => {
  const ofOne: ExampleOf = async (stored) => ({
    params: { id: await stored.create(path, input(stored)) },
  });
  const firstVersion: ExampleOf = async (stored) => ({
    params: { id: await stored.create(path, input(stored)), version: "1" },
  });
  return {
    [`listVersionsOf${name}`]: ofOne,
    [`getVersionOf${name}`]: firstVersion,
    [`restoreVersionOf${name}`]: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
    [`create${name}`]: async (stored) => ({ json: input(stored) }),
    [`get${name}`]: ofOne,
    [`save${name}`]: async (stored) => ({ ...(await ofOne(stored)), json: input(stored) }),
    [`delete${name}`]: ofOne,
    [`beatOn${name}`]: async (stored) => ({ ...(await ofOne(stored)), json: heartbeat }),
    [`leave${name}`]: async (stored) => ({
      ...(await ofOne(stored)),
      json: { session: heartbeat.session },
    }),
    // This API runs without presence events, so there is no stream.
    [`eventsOf${name}`]: async (stored) => ({ ...(await ofOne(stored)), status: 503 }),
  };
};

const faqPath = "/api/it/faqs";
const eventPath = "/api/it/events";

const ofEvent: ExampleOf = async (stored) => ({
  params: { id: await stored.create(eventPath, event(stored)) },
});

/** Examples of coordinators, questions, reviews and events. */
export const voiceExamples: Readonly<Record<string, ExampleOf>> = {
  ...examplesOf("Coordinator", coordinatorPath, coordinator),
  ...examplesOf("Faq", faqPath, faq),
  ...examplesOf("Event", eventPath, event),
  listUsersOfCoordinator: async (stored) => ({
    params: { id: await stored.create(coordinatorPath, coordinator(stored)) },
  }),
  listCoordinatorAbsences: async () => ({ query: "from=2031-03-01&to=2031-03-31" }),
  createCoordinatorAbsence: async (stored) => ({ json: await absence(stored) }),
  deleteCoordinatorAbsence: async (stored) => ({
    params: { id: await stored.create(`${coordinatorPath}/absences`, await absence(stored)) },
  }),
  previewEvent: async (stored) => ({
    params: { id: await stored.create(eventPath, event(stored)) },
    json: event(stored),
  }),
  listSignUps: ofEvent,
  exportSignUps: ofEvent,
  countAudience: ofEvent,
  listEventMails: ofEvent,
  // Of an event to which nothing was written.
  listMailedPeople: async (stored) => {
    const id = await stored.create(eventPath, event(stored));
    return { params: { id, mails: id } };
  },
  writeToSignUps: async (stored) => ({
    ...(await ofEvent(stored)),
    json: { to: "all", texts: { it: { subject: "Ciao", text: "A presto." } } },
  }),
  getReview: async (stored) => ofReview(stored),
  getReviewContext: async (stored) => ofReview(stored),
  decideReview: async (stored) => ({ ...ofReview(stored), json: decision }),
  // No review provider is configured.
  fetchReviews: async () => ({ json: {}, status: 409 }),
  getFaqOrder: async () => ({ params: { category: "general" } }),
  reorderFaqs: async (stored) => {
    const { word } = stored;
    for (const each of [word, `${word}-other`])
      await stored.create(faqPath, { ...faq({ ...stored, word: each }), category: "itinerary" });
    const ids = await stored.idsOf(`${faqPath}/order/itinerary`);
    return {
      params: { category: "itinerary" },
      json: ids.toReversed().map((id, index) => ({ id, order: index + 1 })),
    };
  },
};
