import type { BlockServices } from "#blocks/services.ts";

export const promisesData = async (_content: unknown, services: BlockServices) => ({
  promises: services.promises,
});
