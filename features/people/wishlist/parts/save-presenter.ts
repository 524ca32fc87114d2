import type { Savable } from "#features/catalogue/tours/parts/save-slot.tsx";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import type { SaveFormView } from "./save-form.tsx";

export const heartLabel = ({ t }: Pick<Localizer, "t">, { name }: Pick<Savable, "name">): string =>
  t("card.save", { name });

/** Null in a market without a page of what is saved. */
export const toSaveFormView = ({ t, market }: Localizer, api: string): SaveFormView | null => {
  const path = pathOf(market.id, "wishlist");
  if (path === null) return null;
  return {
    path,
    api,
    signInPath: `${pathOf(market.id, "login") ?? "/login"}?returnTo=${encodeURIComponent(path)}`,
    heart: t("card.save", { name: "{name}" }),
    waiting: t("heart.waiting"),
    saving: t("heart.saving"),
    bell: { on: t("alert.onTitle"), close: t("nav.close") },
    toasts: {
      kept: {
        title: t("heart.keptTitle"),
        text: t("heart.keptText"),
        action: t("heart.writeEmail"),
      },
      removed: { text: t("heart.removed", { name: "{name}" }), action: t("heart.undo") },
      withTours: { text: t("heart.withTours", { name: "{name}" }), action: t("heart.removeAll") },
      offline: { title: t("heart.offlineTitle"), text: t("heart.offlineText") },
      failed: { text: t("error.generic"), action: t("error.retry") },
    },
  };
};
