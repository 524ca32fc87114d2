import type { BlockSite } from "#blocks/from-catalogue/block-site.ts";
import type { BlockServices, CoordinatorsQuery } from "#blocks/services.ts";
import { toCoordinatorView } from "#features/catalogue/coordinators/parts/coordinator-presenter.ts";
import { loadLeaders } from "#features/catalogue/coordinators/parts/leaders.ts";
import { pathOf } from "#markets/paths.ts";

type Leaders = Awaited<ReturnType<typeof loadLeaders>>;

const chooseCoordinators = (leaders: Leaders, { choose: rule, ids, limit }: CoordinatorsQuery) => {
  // The catalogue sorts coordinators by the number of trips that they led.
  const all = [...leaders.values()];
  if (rule === "by-hand") return ids.flatMap((id) => leaders.get(id) ?? []).slice(0, limit);
  if (rule === "most-trips") return all.slice(0, limit);
  return all.toSorted((a, b) => b.coordinator.since - a.coordinator.since).slice(0, limit);
};

export const coordinatorsForBlock = async (
  site: BlockSite,
  wanted: CoordinatorsQuery,
): ReturnType<BlockServices["coordinators"]> => {
  const { localizer } = site;
  const leaders = await loadLeaders(site);
  return {
    people: chooseCoordinators(leaders, { ...wanted, ids: [...new Set(wanted.ids)] }).map(
      ({ coordinator, portrait }) => toCoordinatorView(localizer, coordinator, portrait),
    ),
    all: {
      label: localizer.t("coordinators.meet", { n: leaders.size }),
      path: pathOf(localizer.market.id, "coordinators") ?? "/",
    },
  };
};
