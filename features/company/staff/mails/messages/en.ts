import type { Notice } from "./notice.ts";

export const notice: Notice = {
  subject: "New sign-in to your {product} account",
  title: "A new sign-in to your account",
  lead: "Someone signed in to the {product} back-office with your account, from a browser we have not seen before.",
  account: "Account",
  when: "When",
  browser: "Browser",
  unknownBrowser: "Unknown",
  address: "IP address",
  wasYou: "If this was you, there’s nothing to do.",
  wasNotYou:
    "Wasn’t you? Tell an administrator of the back-office right away, and do not use this password anywhere else.",
  open: "Open the back-office",
  why: "You receive this email because someone signed in to {host} with your account.",
};
