/** What a search's form asks: the fields that say something, an order only where it is not the usual one. */
export const askedIn = (form: HTMLFormElement): URLSearchParams => {
  const sort = form.elements.namedItem("sort");
  const usual = sort instanceof HTMLElement ? sort.dataset["usual"] : "";
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "" && (name !== "sort" || value !== usual))
      asked.append(name, value);
  return asked;
};
