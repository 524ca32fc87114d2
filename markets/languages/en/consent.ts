/** Texts of the dialog that asks for consent to services of other companies. */
export const consent = {
  "consent.title": "You decide what runs here",
  "consent.text":
    "Some services from other companies help us improve the site. They run only if you agree, and you can change your mind at any time.",
  "consent.accept": "Accept all",
  "consent.refuse": "Refuse all",
  "consent.choose": "Choose",
  "consent.save": "Save my choice",
  "consent.settings": "Cookies and consent",
  "consent.necessary": "Necessary",
  "consent.necessaryText":
    "Your currency and this choice stay in your browser, because the site needs them.",
  "consent.statistics": "Statistics",
  "consent.statisticsText":
    "They count which pages are read, so that we know what to improve. They come from {host}, which learns your IP address.",
  "consent.reports": "Error reports",
  "consent.reportsText":
    "When something fails in your browser, its technical description goes to {host}: nothing that you typed, and nothing about you except your IP address.",
} as const;
