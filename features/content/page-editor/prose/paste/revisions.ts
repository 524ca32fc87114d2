const deleted = "del, .msoDel";
const comments = '.MsoCommentReference, a.msocomanchor, [style*="mso-element:comment" i]';
const struck = 's, strike, [style*="line-through" i]';
const raised = "sub, sup";

const withWords = (body: Element, selector: string): readonly Element[] =>
  [...body.querySelectorAll(selector)].filter(
    (element) => element.textContent?.trim() !== "" && !element.parentElement?.closest(selector),
  );

/**
 * What others deleted while changes were tracked goes, and so do their comments; what is struck, or
 * stands above or below the line, stays as plain words.
 * @returns how many of each there were
 */
export const takeRevisions = (body: Element) => {
  const counts = {
    deletions: withWords(body, deleted).length,
    comments: body.querySelectorAll("a.msocomanchor").length,
  };
  for (const element of body.querySelectorAll(`${deleted}, ${comments}`)) element.remove();
  return {
    ...counts,
    struck: withWords(body, struck).length,
    raised: withWords(body, raised).length,
  };
};
