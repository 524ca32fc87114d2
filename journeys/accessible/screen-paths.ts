import type { ScreenName } from "#apps/screens/screens.ts";
import type { Office } from "../office.ts";

type Listed = Readonly<{ id: string; key?: string }>;

/** The ids of records that every screen has, each the first of its list. */
const readIds = async ({ call, create }: Office) => {
  const first = async (path: string): Promise<string> => {
    const { body } = await call("GET", `it/${path}?pageSize=1`);
    const { items } = body as Readonly<{ items: readonly Listed[] }>;
    return items[0]?.id ?? "";
  };
  const travel = await first("travels");
  const own = crypto.randomUUID().slice(0, 8);
  await call("POST", "it/redirects", { from: `/via-${own}`, to: "/cerca" });
  return {
    travel,
    tour: await first(`travels/${travel}/tours`),
    page: (await create({ name: `Da guardare ${own}` })).id,
    picture: await first("media"),
    redirect: await first("redirects"),
    faq: await first("faqs"),
    coordinator: await first("coordinators"),
    review: await first("reviews"),
    account: await first("staff"),
    event: await first("events"),
  };
};

/** The addresses of all screens with a parameter or a panel; that of another is its path. */
export const screenPaths = async (
  office: Office,
): Promise<Readonly<Partial<Record<ScreenName, readonly string[]>>>> => {
  const ids = await readIds(office);
  const travel = `/travels/${ids.travel}`;
  const tour = `${travel}/tours/${ids.tour}`;
  const page = `/custompages/${ids.page}`;
  return {
    index: ["/"],
    media: [`/media?open=${ids.picture}`],
    cdn: ["/cdn"],
    layout: ["/layout/header", "/layout/footer", "/layout/beans", "/layout/contacts"],
    custompages: ["/custompages", "/custompages?search=nothing-is-called-so&fixed=true"],
    "custompages-id": ["/custompages/new", page],
    "custompages-id-preview": [`${page}/preview`],
    travels: [
      "/travels",
      "/travels?list=trips",
      "/travels?list=departures",
      "/travels?view=calendar",
      "/travels?view=calendar&zoom=months",
    ],
    "travels-travel": [
      "/travels/new",
      travel,
      ...["itinerary", "money-pot", "photos", "seo"].map((tab) => `${travel}?tab=${tab}`),
    ],
    "travels-travel-custompage": [`${travel}/custompage`],
    "travels-travel-maps": [`${travel}/maps`],
    "travels-travel-preview": [`${travel}/preview`],
    "travels-travel-tours": [`${travel}/tours`],
    "travels-travel-tours-tour": [`${travel}/tours/new`, tour],
    "travels-travel-tours-tour-preview": [`${tour}/preview`],
    "departure-requests": [`${tour}/requests`],
    badges: ["/resources/badges", "/resources/badges?open=new"],
    "cost-centers": ["/resources/cost-centers"],
    "date-ranges": ["/resources/date-ranges"],
    durations: ["/resources/durations"],
    "travel-type": ["/resources/travel-type", "/resources/travel-type/secondary"],
    "travel-categories": ["/resources/travel-categories"],
    "travel-formats": ["/resources/travel-formats"],
    "travel-styles": ["/resources/travel-styles"],
    redirects: ["/redirects", `/redirects?open=${ids.redirect}`],
    "redirects-id": ["/redirects/new", `/redirects/${ids.redirect}`],
    "page-contents-fixed": ["/page-contents/fixed"],
    "page-contents-fixed-content": ["/page-contents/fixed/our-values"],
    "page-contents-destination": ["/page-contents/destination"],
    "page-contents-destination-content": ["/page-contents/destination/peru"],
    "page-contents-type": [
      `/page-contents/faqs?open=${ids.faq}`,
      "/page-contents/coordinators",
      `/page-contents/coordinators?open=${ids.coordinator}`,
      "/page-contents/coordinators?view=calendar",
      `/page-contents/reviews?open=${ids.review}`,
      "/page-contents/events",
    ],
    "page-contents-type-content": [`/page-contents/coordinators/${ids.coordinator}`],
    "event-mails": [`/page-contents/events/${ids.event}/mails`],
    "event-sign-ups": [`/page-contents/events/${ids.event}/sign-ups`],
    "templates-lists": ["/templates/lists"],
    "templates-lists-id": ["/templates/lists/new"],
    "templates-pages": ["/templates/pages"],
    "templates-structure-id": ["/templates/structure"],
    "settings-cache": ["/settings/cache"],
    "settings-currencies": ["/settings/currencies"],
    "settings-maintenance": ["/settings/maintenance"],
    "settings-installment-payments": ["/settings/installment-payments"],
    "settings-bulk-actions": ["/settings/bulk-actions"],
    blocks: ["/blocks"],
    "blocks-new": ["/blocks-new/wr-text", "/blocks-new/travel/new"],
    faq: ["/faq"],
    audit: ["/audit"],
    staff: ["/staff", `/staff?open=${ids.account}`],
    debug: ["/debug"],
    preview: ["/preview"],
    "new-form-builder": ["/new-form-builder", "/new-form-builder/new"],
  };
};
