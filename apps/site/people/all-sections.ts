import { myEvents } from "../events/my-events.tsx";
import { alertsSection } from "../alerts/alerts-section.tsx";
import { passkeysSection } from "./passkeys-section.tsx";
import type { ProfileSectionSource } from "./profile-sections.ts";
import { requestsSection } from "./requests-section.tsx";

/**
 * What other features show in the profile, in this order: requests, alerts, events, and among the
 * ways to sign in the passkeys.
 */
export const profileSections: readonly ProfileSectionSource[] = [
  requestsSection,
  alertsSection,
  myEvents,
  passkeysSection,
];
