/** Of the consequences while nothing is unsaved. */
export const nowTitle = "As it is now";
