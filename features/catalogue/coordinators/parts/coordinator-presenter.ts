import type { Picture } from "#features/assets/media/contract.ts";
import { formatList } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { languageName } from "#markets/places/display-names.ts";
import { keepMade } from "#platform/made/keep-made.ts";
import type { Coordinator } from "#features/catalogue/coordinators/contract.ts";
import type {
  CoordinatorCardView,
  CoordinatorView,
} from "#features/catalogue/coordinators/parts/coordinator-view.ts";

const languageNames = (codes: readonly string[], htmlLang: string): string =>
  formatList(
    codes.map((code) => languageName(code, htmlLang)),
    htmlLang,
  );

const views = keepMade<CoordinatorView>(500);

const makeView = (
  { t, market }: Pick<Localizer, "t" | "market">,
  coordinator: Coordinator,
  portrait: Picture | null,
): CoordinatorView => ({
  id: coordinator.id,
  path: pathOf(market.id, "coordinators-coordinator", { coordinator: coordinator.slug }) ?? "/",
  name: coordinator.name,
  title: t("coordinators.from", { name: coordinator.name, city: coordinator.city }),
  facts:
    [
      t("coordinators.trips", { n: coordinator.tripsLed }),
      t("coordinators.languages", {
        languages: languageNames(coordinator.languages, market.htmlLang),
      }),
    ].join(". ") + ".",
  bio: coordinator.bio,
  portrait,
});

/** Kept, because the names of languages are dear to ask for, and most pages name coordinators. */
export const toCoordinatorView = (
  { t, market }: Pick<Localizer, "t" | "market">,
  coordinator: Coordinator,
  portrait: Picture | null,
): CoordinatorView =>
  views([market, t, coordinator, portrait], "", () =>
    makeView({ t, market }, coordinator, portrait),
  );

/** Leaves out the biography, so that pages with only the card do not carry it in their data. */
export const toCoordinatorCard = (
  localizer: Localizer,
  coordinator: Coordinator,
  portrait: Picture | null,
): CoordinatorCardView => {
  const { path, title, facts } = toCoordinatorView(localizer, coordinator, portrait);
  return { path, title, facts, portrait };
};
