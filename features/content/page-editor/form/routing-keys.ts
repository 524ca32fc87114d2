import { routeNames } from "#markets/routes.ts";

/** The routes that a page may stand in for; a stored name that is none of them stays choosable. */
export const routingKeyChoices = (
  stored: string | null,
): readonly Readonly<{ value: string; label: string }>[] => {
  const isUnknown = stored !== null && !routeNames.some((name) => name === stored);
  return [
    { value: "", label: "None" },
    ...(isUnknown ? [{ value: stored, label: `${stored} (no longer there)` }] : []),
    ...routeNames.map((name) => ({ value: name, label: name })),
  ];
};
