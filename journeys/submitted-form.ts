const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

export const unescapeHtml = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"); // prettier-ignore

/** The query string that a browser sends when the visitor submits the form without changing it. */
export const submittedParams = (html: string): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const name = attribute(tag, "name");
    const isBox = ["checkbox", "radio"].includes(attribute(tag, "type") ?? "");
    if (name !== null && (!isBox || / checked=""/.test(tag)))
      params.append(name, unescapeHtml(attribute(tag, "value") ?? ""));
  }
  for (const [, head = "", options = ""] of html.matchAll(/<select ([^>]*)>(.*?)<\/select>/gs)) {
    const name = attribute(` ${head}`, "name");
    const chosen = [...options.matchAll(/<option [^>]*>/g)].find(([tag]) =>
      tag.includes(" selected"),
    );
    if (name !== null && chosen)
      params.append(name, unescapeHtml(attribute(chosen[0], "value") ?? ""));
  }
  return params;
};
