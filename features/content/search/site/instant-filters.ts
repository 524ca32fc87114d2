import { formSearchParams } from "#features/content/search/parts/form-search-params.ts";

/**
 * True while the sheet of filters is open on a phone. Its filters are applied together by the
 * sheet's button.
 */
const isSheetOpen = (): boolean =>
  document.querySelector("#filters:popover-open") !== null ||
  (matchMedia("(width < 760px)").matches && document.querySelector(":popover-open") !== null);

/**
 * True for the keyword, which is applied by submitting the form, and for the dates, which are
 * applied by the button of their panel.
 */
const isAppliedLater = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field.name === "q" || field.closest(".when-panel") !== null;

/**
 * Applies a filter of the page of results as soon as it is changed. The listener is on the window,
 * so that it runs after those of the fields, which may have set others.
 * @param open shows the search at an address in place of the present one
 */
export const applyFilters = (open: (address: string) => void): void =>
  addEventListener("change", ({ target: field }) => {
    const isChoice = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
    if (!isChoice || field.form?.dataset["search"] !== "results") return;
    if (isSheetOpen() || isAppliedLater(field)) return;
    open(`${location.pathname}?${formSearchParams(field.form)}`.replace(/\?$/, ""));
  });
