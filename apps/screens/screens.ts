import { layoutScreens } from "#features/assets/layout/office/screens.ts";
import { mediaScreens } from "#features/assets/media/office/screens.ts";
import { redirectScreens } from "#features/assets/redirects/office/screens.ts";
import { startPageScreens } from "#features/boards/start-page/office/screens.ts";
import { bulkActionScreens } from "#features/catalogue/bulk-actions/office/screens.ts";
import { coordinatorScreens } from "#features/catalogue/coordinators/office/screens.ts";
import { eventScreens } from "#features/catalogue/events/office/screens.ts";
import { faqScreens } from "#features/catalogue/faqs/office/screens.ts";
import { resourceScreens } from "#features/catalogue/resources/office/screens.ts";
import { reviewScreens } from "#features/catalogue/reviews/office/screens.ts";
import { tourScreens } from "#features/catalogue/tours/office/screens.ts";
import { travelScreens } from "#features/catalogue/travels/office/screens.ts";
import { debugScreens } from "#features/company/debug/office/screens.ts";
import { previewLinkScreens } from "#features/company/preview-links/office/screens.ts";
import { settingScreens } from "#features/company/settings/office/screens.ts";
import { staffScreens } from "#features/company/staff/office/screens.ts";
import { blockCatalogueScreens } from "#features/content/block-catalogue/office/screens.ts";
import { destinationScreens } from "#features/content/destinations/office/screens.ts";
import { formScreens } from "#features/content/forms/office/screens.ts";
import { pageContentScreens } from "#features/content/page-contents/office/screens.ts";
import { pageEditorScreens } from "#features/content/page-editor/screens.ts";
import { templateScreens } from "#features/content/templates/office/screens.ts";
import { questionScreens } from "#features/people/assistant/answers/office/screens.ts";
import { signUpScreens } from "#features/people/attendance/office/screens.ts";
import { requestScreens } from "#features/people/requests/office/screens.ts";
import { auditScreens } from "#features/records/audit/office/screens.ts";
import type { Screen, Screens } from "#platform/screens/screen.ts";

const named = <T extends Screens>(screens: T) =>
  Object.entries(screens).map(([name, screen]: [string, Screen]) => ({
    ...screen,
    name: name as keyof T & string,
  }));

/**
 * All screens of the specification under the names of its routes, in the order of the menu. Each
 * feature declares its own.
 */
export const allScreens = [
  ...named(startPageScreens),
  ...named(mediaScreens),
  ...named(layoutScreens),
  ...named(pageEditorScreens),
  ...named(travelScreens),
  ...named(tourScreens),
  ...named(requestScreens),
  ...named(questionScreens),
  ...named(resourceScreens),
  ...named(redirectScreens),
  ...named(pageContentScreens),
  ...named(destinationScreens),
  ...named(faqScreens),
  ...named(coordinatorScreens),
  ...named(reviewScreens),
  ...named(eventScreens),
  ...named(signUpScreens),
  ...named(templateScreens),
  ...named(settingScreens),
  ...named(bulkActionScreens),
  ...named(blockCatalogueScreens),
  ...named(staffScreens),
  ...named(auditScreens),
  ...named(debugScreens),
  ...named(previewLinkScreens),
  ...named(formScreens),
];

export type NamedScreen = (typeof allScreens)[number];

export type ScreenName = NamedScreen["name"];
