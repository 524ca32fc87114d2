/** Query string of a form, without empty fields. */
export const formSearchParams = (form: HTMLFormElement): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") params.append(name, value);
  return params;
};
