import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";

/** What the form says of the fields beside the contract. */
export const travelFields: NonNullable<RecordDeclaration<TravelInput>["fields"]> = {
  name: { description: "Name" },
  tagline: { description: "Line under the name" },
  slug: { description: "Slug", format: "travel-slug" },
  days: {
    description: "Days",
    format: "travel-days",
    help: "The nights and the days of the itinerary follow.",
  },
  nights: { description: "Nights" },
  typeId: { description: "Type", format: "resource:travel-type-primary", isHalf: true },
  secondTypeId: {
    description: "Second type",
    format: "resource:travel-type-secondary",
    isHalf: true,
  },
  styleId: { description: "Style", format: "resource:travel-styles", isHalf: true },
  formatId: { description: "Format", format: "resource:travel-formats", isHalf: true },
  categoryId: { description: "Category", format: "resource:travel-categories", isHalf: true },
  costCenterId: { description: "Cost center", format: "resource:cost-centers", isHalf: true },
  effort: { description: "Effort", format: "effort" },
  destinationIds: {
    description: "Destinations",
    format: "destinations",
    help: "Where visitors find it: its region, countries and places.",
  },
  badgeIds: { description: "Badges", format: "resources:badges" },
  isUnique: { description: "Nobody else offers it" },
  isPublished: { description: "Published", help: "It can be found and booked." },
  tripId: { description: "Trip", format: "trip" },
  story: {
    description: "Story",
    format: "textarea",
    help: "An empty line begins a paragraph. The first stands open on the page.",
  },
  highlights: { description: "Highlights", help: "One sentence each; what people will talk of." },
  itinerary: { description: "Itinerary" },
  moods: { description: "Moods", format: "moods" },
  included: { description: "Included" },
  excluded: { description: "Not included" },
  moneyPot: { description: "Money pot", format: "money-pot" },
  flight: { description: "Flights", format: "flight" },
  privateRoom: { description: "A private room can be booked" },
  privateRoomCents: {
    description: "Private room",
    format: "cents",
    when: { field: "privateRoom", is: [true] },
  },
  photoIds: { description: "Photos", format: "photos" },
  seo: { description: "SEO", format: "travel-seo" },
};

export const dayFields: Readonly<Record<string, string>> = {
  title: "Title",
  text: "Text",
  sleep: "Where the group sleeps",
  meals: "Meals",
  transport: "Transport",
  hours: "Hours",
  pictureId: "Picture",
  lodging: "Lodging",
  activities: "Optional activities",
};
