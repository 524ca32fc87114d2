/** Texts of the dialog that asks for consent to services of other companies. */
export const consent = {
  "consent.title": "You choose what runs on this site",
  "consent.text":
    "Some services from other companies help us improve the site. They run only if you agree, and you can change your mind at any time.",
  "consent.accept": "Accept all",
  "consent.refuse": "Reject all",
  "consent.choose": "Choose",
  "consent.save": "Save my choice",
  "consent.settings": "Cookie settings",
  "consent.necessary": "Necessary",
  "consent.necessaryText":
    "Your currency and this choice are kept in your browser, because the site needs them.",
  "consent.statistics": "Statistics",
  "consent.statisticsText":
    "They count which pages are read, so we know what to improve. They come from {host}, which sees your IP address.",
  "consent.reports": "Error reports",
  "consent.reportsText":
    "If something goes wrong in your browser, a technical description goes to {host}: nothing you have typed, and nothing about you except your IP address.",
} as const;
