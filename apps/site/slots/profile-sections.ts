import type { ProfileSectionSource } from "#features/people/accounts/parts/profile-section-source.ts";
import { passkeysSection } from "#features/people/accounts/site/passkeys-section.tsx";
import { alertsSection } from "#features/people/alerts/site/alerts-section.tsx";
import { myEvents } from "#features/people/attendance/site/my-events.tsx";
import { requestsSection } from "#features/people/requests/site/requests-section.tsx";
import type { SiteVisitorRequest } from "../site-page.ts";

/**
 * What other features show in the profile, in this order: requests, alerts, events, and among the
 * ways to sign in the passkeys.
 */
export const profileSections: readonly ProfileSectionSource<SiteVisitorRequest>[] = [
  requestsSection,
  alertsSection,
  myEvents,
  passkeysSection,
];
