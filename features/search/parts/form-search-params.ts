/** What a search's form asks: the fields that say something. */
export const formSearchParams = (form: HTMLFormElement): URLSearchParams => {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") asked.append(name, value);
  return asked;
};
