import { formSearchParams } from "#features/content/search/parts/form-search-params.ts";

/**
 * Sends the forms of the search without their empty fields, which would stand in the address.
 * @param open opens the search at an address; `isSamePage` from the page of results itself
 */
export const submitSearches = (open: (address: string, isSamePage: boolean) => void): void =>
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset["search"]) return;
    event.preventDefault();
    for (const each of document.querySelectorAll<HTMLElement>(":popover-open")) each.hidePopover();
    const { pathname } = new URL(form.action);
    const address = `${pathname}?${formSearchParams(form)}`.replace(/\?$/, "");
    open(address, form.dataset["search"] === "results");
  });
