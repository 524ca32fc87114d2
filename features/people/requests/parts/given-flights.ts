import type { Tour } from "#features/catalogue/tours/contract.ts";
import { decisionLines } from "#features/catalogue/tours/parts/departure-panels.ts";
import { toStatusView } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import type { Localizer } from "#markets/localizer.ts";
import type { NoteView } from "./form-view.ts";

/**
 * What who has seats may do about flights: the sentence of the status as it is today, with the people
 * still needed and the day of decision. Null for a full departure, whose sentence names other dates.
 */
export const givenFlights = (localizer: Localizer, tour: Tour): NoteView | null =>
  tour.status === "SOLD_OUT"
    ? null
    : {
        title: toStatusView(localizer, tour).guidance,
        text: decisionLines(localizer, tour).join(" "),
      };
