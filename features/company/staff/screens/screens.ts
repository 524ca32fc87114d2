import type { Screen } from "./screen.ts";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const record = new RegExp(`^${uuid}$`, "i");
const recordOrNew = new RegExp(`^(?:new|${uuid})$`, "i");
const key = /^[a-z0-9][a-z0-9_-]{0,99}$/;

const editor = "editor";
const admin = "admin";

const travel = { role: editor, group: "Travels" } as const;
const ofTravel = { ...travel, parameters: { travel: record } } as const;
const ofTour = { ...travel, parameters: { travel: record, tour: record } } as const;
const resource = {
  role: editor,
  group: "Resources",
  isInMenu: true,
  file: "features/catalogue/resources/office/resources-screen.tsx",
} as const;
const content = { role: editor, group: "Page contents" } as const;
const contentTypes = ["faqs", "coordinators", "reviews", "events"];
const contentsFile = "features/content/page-contents/office/contents-screen.tsx";
const destinationsFile = "features/content/destinations/office/destinations-screen.tsx";
const template = { role: "super-editor", group: "Template pages" } as const;
const blockListsFile = "features/content/page-editor/templates/block-lists-screen.tsx";
const setting = { role: admin, group: "Settings", isInMenu: true } as const;
const block = { role: admin, country: "it", group: "Blocks", toolingBar: "all" } as const;

/** All screens of the specification, in the order of the menu and under the names of its routes. */
// prettier-ignore
export const screens = {
  index: { path: "/", role: editor, label: "Home", group: "Home", isInMenu: true, file: "features/boards/start-page/office/start-screen.tsx", preloads: ["home"] },
  media: { path: "/media", role: editor, label: "Media", group: "Library", isInMenu: true, file: "features/assets/media/office/media-screen.tsx" },
  cdn: { path: "/cdn", role: editor, label: "Cdn", group: "Library", isInMenu: true, file: "features/assets/media/office/cdn-screen.tsx" },
  layout: { path: "/layout/:part", parameters: { part: ["header", "footer", "beans", "contacts"] }, role: editor, label: "Layout", group: "Layout", isInMenu: true, toolingBar: "all", file: "features/assets/layout/office/layout-screen.tsx" },
  custompages: { path: "/custompages", role: editor, label: "Custom Pages", group: "Custom Pages", isInMenu: true, file: "features/content/page-editor/list/list-screen.tsx" },
  "custompages-id": { path: "/custompages/:id", parameters: { id: recordOrNew }, role: editor, label: "Custom Pages", group: "Custom Pages", newLabel: "New page", toolingBar: "stored", file: "features/content/page-editor/editor/editor-screen.tsx", preloads: ["custompages/:id", "page-composer-blocks", "settings"] },
  "custompages-id-preview": { path: "/custompages/:id/preview", parameters: { id: record }, role: editor, label: "Preview", group: "Custom Pages", file: "features/content/page-editor/preview/preview-screen.tsx" },
  travels: { ...travel, path: "/travels", label: "Travels", isInMenu: true, file: "features/catalogue/travels/office/travels-screen.tsx" },
  "travels-travel": { ...travel, path: "/travels/:travel", parameters: { travel: recordOrNew }, label: "Travel", newLabel: "New travel", toolingBar: "all", file: "features/catalogue/travels/office/editor/travel-screen.tsx", preloads: ["travels/:travel"] },
  "travels-travel-custompage": { ...ofTravel, path: "/travels/:travel/custompage", label: "Own page", file: "features/content/page-editor/own-page/own-page-screen.tsx", preloads: ["page-owners/travel/:travel"] },
  "travels-travel-maps": { ...ofTravel, path: "/travels/:travel/maps", label: "Map", file: "features/catalogue/travels/office/map-screen.tsx" },
  "travels-travel-preview": { ...ofTravel, path: "/travels/:travel/preview", label: "Preview", file: "features/catalogue/travels/office/editor/travel-preview-screen.tsx" },
  "travels-travel-tours": { ...ofTravel, path: "/travels/:travel/tours", label: "Departures", file: "features/catalogue/tours/office/tours-screen.tsx" },
  "travels-travel-tours-tour": { ...ofTour, path: "/travels/:travel/tours/:tour", parameters: { travel: record, tour: recordOrNew }, label: "Departure", toolingBar: "all", file: "features/catalogue/tours/office/departure-screen.tsx" },
  "travels-travel-tours-tour-preview": { ...ofTour, path: "/travels/:travel/tours/:tour/preview", label: "Preview", file: "features/catalogue/travels/office/editor/travel-preview-screen.tsx" },
  badges: { ...resource, path: "/resources/badges", label: "Badges", toolingBar: "all" },
  "cost-centers": { ...resource, path: "/resources/cost-centers", label: "Cost centers" },
  "date-ranges": { ...resource, path: "/resources/date-ranges", label: "Date ranges" },
  durations: { ...resource, path: "/resources/durations", label: "Durations" },
  "travel-type": { ...resource, path: "/resources/travel-type/:type?", parameters: { type: ["primary", "secondary"] }, label: "Travel type" },
  "travel-categories": { ...resource, path: "/resources/travel-categories", label: "Travel categories" },
  "travel-formats": { ...resource, path: "/resources/travel-formats", label: "Travel formats" },
  "travel-styles": { ...resource, path: "/resources/travel-styles", label: "Travel styles" },
  redirects: { path: "/redirects", role: editor, label: "Redirects", group: "Redirects", isInMenu: true, file: "features/assets/redirects/office/redirect-screen.tsx" },
  "redirects-id": { path: "/redirects/:id", parameters: { id: recordOrNew }, role: editor, label: "Redirects", group: "Redirects", newLabel: "New redirect", file: "features/assets/redirects/office/redirect-screen.tsx" },
  "page-contents-fixed": { ...content, path: "/page-contents/fixed", label: "Fixed", isInMenu: true, file: "features/content/page-contents/office/fixed-screen.tsx" },
  "page-contents-destination": { ...content, path: "/page-contents/destination", label: "Destination", isInMenu: true, file: destinationsFile },
  "page-contents-fixed-content": { ...content, path: "/page-contents/fixed/:content", parameters: { content: key }, label: "Fixed", file: "features/content/page-contents/office/fixed-content-screen.tsx" },
  "page-contents-destination-content": { ...content, path: "/page-contents/destination/:content", parameters: { content: key }, label: "Destination", newLabel: "New destination", file: destinationsFile },
  "page-contents-type": { ...content, path: "/page-contents/:type", parameters: { type: contentTypes }, label: "Page contents", toolingBar: "all", file: contentsFile },
  "page-contents-type-content": { ...content, path: "/page-contents/:type/:content", parameters: { type: contentTypes, content: recordOrNew }, label: "Page contents", file: contentsFile },
  "templates-lists": { ...template, path: "/templates/lists", label: "Lists", isInMenu: true, file: blockListsFile },
  "templates-lists-id": { ...template, path: "/templates/lists/:id", parameters: { id: recordOrNew }, label: "List", newLabel: "New list", toolingBar: "all", file: blockListsFile },
  "templates-pages": { ...template, path: "/templates/pages", label: "Pages", isInMenu: true, toolingBar: "all", file: "features/content/page-editor/templates/templates-screen.tsx" },
  "templates-structure-id": { ...template, path: "/templates/structure/:id?", parameters: { id: recordOrNew }, label: "Structure", toolingBar: "all", file: "features/content/page-editor/structure/structure-screen.tsx" },
  "settings-cache": { ...setting, path: "/settings/cache", label: "Cache", file: "features/company/settings/office/cache-screen.tsx" },
  "settings-currencies": { ...setting, path: "/settings/currencies", label: "Currencies", file: "features/company/settings/office/currencies-screen.tsx" },
  "settings-maintenance": { ...setting, path: "/settings/maintenance", label: "Maintenance", file: "features/company/settings/office/maintenance-screen.tsx" },
  "settings-installment-payments": { ...setting, path: "/settings/installment-payments", label: "Installment payments", file: "features/company/settings/office/installment-payments-screen.tsx" },
  "settings-bulk-actions": { ...setting, path: "/settings/bulk-actions", label: "Bulk actions", file: "features/catalogue/bulk-actions/office/bulk-actions-screen.tsx" },
  blocks: { ...block, path: "/blocks", label: "Blocks", isInMenu: true, file: "features/content/page-editor/catalogue/blocks-screen.tsx" },
  "blocks-new": { ...block, path: "/blocks-new/:type?/:id", parameters: { type: key, id: key }, label: "Block", file: "features/content/page-editor/catalogue/block-entry-screen.tsx" },
  faq: { path: "/faq", role: editor, label: "Faq", group: "Faq", isInMenu: true, file: "features/company/staff/office/help-screen.tsx" },
  audit: { path: "/audit", role: admin, label: "Audit", group: "Audit", file: "features/records/audit/office/audit-screen.tsx" },
  staff: { path: "/staff", role: admin, guards: ["own-accounts"], label: "Staff", group: "Staff", file: "features/company/staff/office/staff-screen.tsx" },
  debug: { path: "/debug", role: admin, label: "Debug", group: "Debug", file: "features/company/debug/office/debug-screen.tsx" },
  preview: { path: "/preview", role: editor, label: "Preview", group: "Preview", file: "features/company/preview-links/office/preview-links-screen.tsx" },
  "new-form-builder": { path: "/new-form-builder/:form?", parameters: { form: recordOrNew }, role: editor, label: "New form builder", group: "New form builder", newLabel: "New form", file: "features/content/forms/office/form-screen.tsx" },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;

export type NamedScreen = Screen & Readonly<{ name: ScreenName }>;

export const allScreens: readonly NamedScreen[] = Object.entries(screens).map(
  ([name, screen]: [string, Screen]) => ({ ...screen, name: name as ScreenName }),
);
