import { type ComponentType, createElement, type ReactNode } from "react";

/** Draws an island from the JSON of its props. */
export type DrawIsland = (props: string) => ReactNode;

const island =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<DrawIsland> => {
    const Component = await load();
    return (json) => {
      const props: Props = JSON.parse(json);
      return createElement(Component, props);
    };
  };

/** The islands of all pages, by the names that their `<Island>` gives them. */
export const islands: Readonly<Record<string, () => Promise<DrawIsland>>> = {
  "search-bar": island(async () => {
    const part = await import("#features/content/search/parts/search-bar-island.tsx");
    return part.PlacedSearchBar;
  }),
  filters: island(async () => {
    const part = await import("#features/content/search/site/filter-panel.tsx");
    return part.FilterPanel;
  }),
  "request-form": island(async () => {
    const part = await import("#features/people/requests/parts/request-form.tsx");
    return part.RequestForm;
  }),
  "passkey-sign-in": island(async () => {
    const part = await import("#features/people/accounts/parts/passkeys/passkey-sign-in.tsx");
    return part.PasskeySignIn;
  }),
  "passkey-new": island(async () => {
    const part = await import("#features/people/accounts/parts/passkeys/passkey-new.tsx");
    return part.PasskeyNew;
  }),
  "tax-code": island(async () => {
    const part = await import("#features/people/accounts/parts/tax-code-field.tsx");
    return part.TaxCodeField;
  }),
  map: island(async () => {
    const part = await import("#features/catalogue/trips/parts/interactive-map.tsx");
    return part.InteractiveMap;
  }),
};
