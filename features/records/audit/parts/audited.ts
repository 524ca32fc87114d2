type Audited = Readonly<{
  /** What one of them is called. */
  one: string;
  many: string;
  /** The screen that opens one of them; absent where a record has none of its own. */
  pathOf?: (id: string) => string;
}>;

const content =
  (type: string) =>
  (id: string): string =>
    `/page-contents/${type}/${id}`;

/** The kinds of records whose changes are kept, in the order in which staff choose among them. */
export const audited: Readonly<Record<string, Audited>> = {
  custompage: { one: "custom page", many: "Custom pages", pathOf: (id) => `/custompages/${id}` },
  "custompage-publication": {
    one: "publication plan",
    many: "Publication plans",
    pathOf: (id) => `/custompages/${id}`,
  },
  "template-structure": {
    one: "structure of a template",
    many: "Structures of templates",
    pathOf: (id) => `/templates/structure/${id}`,
  },
  block: { one: "block of the catalogue", many: "Blocks of the catalogue" },
  travel: { one: "travel", many: "Travels", pathOf: (id) => `/travels/${id}` },
  "travel-publication": {
    one: "publication plan of a travel",
    many: "Publication plans of travels",
    pathOf: (id) => `/travels/${id}`,
  },
  "tour-publication": {
    one: "publication plan of a departure",
    many: "Publication plans of departures",
  },
  trip: { one: "trip", many: "Trips" },
  tour: { one: "departure", many: "Departures" },
  destination: { one: "destination", many: "Destinations" },
  resource: { one: "resource", many: "Resources" },
  "resource-order": { one: "order of a resource", many: "Orders of resources" },
  redirect: { one: "redirect", many: "Redirects", pathOf: (id) => `/redirects/${id}` },
  coordinator: { one: "coordinator", many: "Coordinators", pathOf: content("coordinators") },
  "coordinator-answer": { one: "answer of a coordinator", many: "Answers of coordinators" },
  "coordinator-absence": { one: "absence of a coordinator", many: "Absences of coordinators" },
  event: { one: "event", many: "Events", pathOf: content("events") },
  "event-letter": {
    one: "mail to who comes to an event",
    many: "Mails to who comes to events",
    pathOf: content("events"),
  },
  "event-export": {
    one: "export of who comes to an event",
    many: "Exports of who comes to events",
    pathOf: content("events"),
  },
  review: { one: "review", many: "Reviews", pathOf: content("reviews") },
  faq: { one: "question", many: "Questions", pathOf: content("faqs") },
  "faq-order": { one: "order of questions", many: "Orders of questions" },
  "page-content": { one: "fixed page", many: "Fixed pages", pathOf: content("fixed") },
  media: { one: "picture", many: "Pictures" },
  "media-folder": { one: "folder of pictures", many: "Folders of pictures" },
  "cdn-file": { one: "plain file", many: "Plain files" },
  layout: { one: "layout", many: "Layout" },
  form: { one: "form", many: "Forms", pathOf: (id) => `/new-form-builder/${id}` },
  "form-submission": { one: "submission of a form", many: "Submissions of forms" },
  "seat-request": {
    one: "request for a seat",
    many: "Requests for a seat",
    pathOf: (id) => `/requests/${id}`,
  },
  "chat-handover": {
    one: "hand-over of the chat",
    many: "Hand-overs of the chat",
    pathOf: (id) => `/questions/${id}`,
  },
  "chat-question": { one: "question without an answer", many: "Questions without an answer" },
  "lexicon-word": { one: "word of the search", many: "Words of the search" },
  "unread-words": { one: "words not understood", many: "Words not understood" },
  "visitor-account": { one: "account of a visitor", many: "Accounts of visitors" },
  "preview-link": { one: "preview link", many: "Preview links" },
  setting: { one: "setting", many: "Settings" },
  cache: { one: "cache", many: "Cache" },
  "bulk-action": {
    one: "bulk action",
    many: "Bulk actions",
    pathOf: (id) => `/settings/bulk-actions?run=${id}`,
  },
  "sign-in-rule": { one: "rule of the sign-in", many: "Rules of the sign-in" },
  "staff-account": { one: "account", many: "Accounts" },
  job: { one: "background job", many: "Background jobs" },
  backup: { one: "backup", many: "Backups" },
};

/** What staff read for a kind of record. */
export const entityLabel = (entity: string): string => audited[entity]?.one ?? entity;

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** What staff call a record; of one that has no name, what it is: its id tells nobody anything. */
export const nameOfAudited = (
  entity: string,
  { name, entityId }: Readonly<{ name: string | null; entityId: string }>,
): string => name ?? (isId(entityId) ? `one ${entityLabel(entity)}` : entityId);
