import {
  exportedTrips,
  leavePassengers,
} from "#features/catalogue/tours/passengers/account-passengers.ts";
import type { KeptElsewhere } from "#features/people/accounts/kept-elsewhere.ts";
import { exportedAlerts } from "#features/people/alerts/exported-alerts.ts";
import { exportedEvents } from "#features/people/attendance/exported-events.ts";
import { forgetAccount } from "#features/people/attendance/forget-account.ts";
import type { AttendanceScene } from "#features/people/attendance/scene.ts";
import { exportedRequests } from "#features/people/requests/ask/exported-requests.ts";
import { forgetPerson } from "#features/people/requests/ask/forget-person.ts";
import { exportedWishlists } from "#features/people/wishlist/exported-wishlists.ts";

/** What the features above accounts keep of their owners: for the export, and for the deletion. */
export const keptElsewhere = (attendance: AttendanceScene): readonly KeptElsewhere[] => [
  { name: "wishlist", exported: exportedWishlists, forget: null },
  { name: "alerts", exported: exportedAlerts, forget: null },
  { name: "requests", exported: exportedRequests, forget: forgetPerson },
  {
    name: "events",
    exported: exportedEvents,
    forget: null,
    leave: (trx, accountId) => forgetAccount(trx, attendance, accountId),
  },
  { name: "trips", exported: exportedTrips, forget: null, leave: leavePassengers },
];
