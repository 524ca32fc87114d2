/** Where the sign-in of a small window ends: a page that tells the others and closes itself. */
export const signedInPath = "/login/done";

/** The channel of the back-office's own origin on which that page speaks. */
export const sessionChannel = "staff-session";
