import type { Followable } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { Bell } from "#features/people/alerts/parts/bell.tsx";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";

/** Draws what asks for news, the same for everyone. Null where hearts have no form to belong to. */
export const bellIn = ({ localizer }: Pick<Site, "localizer">) =>
  pathOf(localizer.market.id, "wishlist") === null
    ? null
    : (followable: Followable) => <Bell {...followable} localizer={localizer} />;
