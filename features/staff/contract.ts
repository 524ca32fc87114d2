/** The sign-in popup ends at this page, which notifies the other windows and closes itself. */
export const signedInPath = "/login/done";

/** Name of the BroadcastChannel by which that page notifies them. */
export const sessionChannel = "staff-session";
