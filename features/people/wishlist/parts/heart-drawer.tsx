import type { Savable } from "#features/catalogue/tours/parts/save-slot.tsx";
import { Heart } from "#features/people/wishlist/parts/heart.tsx";
import { heartLabel } from "#features/people/wishlist/parts/save-presenter.ts";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";

/**
 * Draws the heart of a trip or a departure, the same for everyone. Null in a market without a page
 * of what is saved.
 */
export const heartDrawerFor = ({ localizer }: Pick<Site, "localizer">) =>
  pathOf(localizer.market.id, "wishlist") === null
    ? null
    : (savable: Savable) => <Heart {...savable} label={heartLabel(localizer, savable)} />;
