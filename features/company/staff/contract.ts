/** The sign-in popup ends at this page, which notifies the other windows and closes itself. */
export const signedInPath = "/login/done";

/** Name of the BroadcastChannel by which the page `signedInPath` notifies the other windows. */
export const sessionChannel = "staff-session";

/** Where somebody who is signed in changes how they sign in, at the embedded provider. */
export const ownSignInPath = "/login/factors";
