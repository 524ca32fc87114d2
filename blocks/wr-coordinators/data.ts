import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrCoordinators } from "./schema.ts";

/** Who is shown, and the way to all of them; somebody who no longer leads groups is left out. */
export const coordinatorsData = (
  { choose, coordinators, limit }: z.output<(typeof wrCoordinators)["content"]>,
  services: BlockServices,
) => services.coordinators({ choose, ids: coordinators, limit });
