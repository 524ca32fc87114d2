/** Texts that the product adds to pages written by staff. */
export const content = {
  "content.contents": "On this page",
  "content.changed": "Last updated on {date}",
  "content.where": "Where we go",
  "content.months": "Months with departures",
  "content.onward": "Where to next",
  "contacts.email": "Email",
  "contacts.phone": "Phone",
  "contacts.hours": "Hours",
  "contacts.address": "Address",
  "contacts.copy": "Copy",
  "contacts.copied": "Copied",
  "contacts.provider": "Who runs this site",
} as const;
