import type { KeptElsewhere } from "#features/people/accounts/kept-elsewhere.ts";
import { exportedAlerts } from "#features/people/alerts/exported-alerts.ts";
import { exportedRequests } from "#features/people/requests/ask/exported-requests.ts";
import { forgetPerson } from "#features/people/requests/ask/forget-person.ts";
import { exportedWishlists } from "#features/people/wishlist/exported-wishlists.ts";

/** What the features above accounts keep of their owners: for the export, and for the deletion. */
export const keptElsewhere: readonly KeptElsewhere[] = [
  { name: "wishlist", exported: exportedWishlists, forget: null },
  { name: "alerts", exported: exportedAlerts, forget: null },
  { name: "requests", exported: exportedRequests, forget: forgetPerson },
];
