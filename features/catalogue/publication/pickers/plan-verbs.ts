/** What a planned moment does: the words before it, and after it has passed. */
export const planVerbs = {
  publish: { coming: "Goes live", done: "Went live" },
  unpublish: { coming: "Leaves the site", done: "Left the site" },
  appear: { coming: "Appears", done: "Appeared" },
  disappear: { coming: "Disappears", done: "Disappeared" },
} as const;
