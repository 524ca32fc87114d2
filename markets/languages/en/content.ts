/** Texts that the product adds to pages written by staff. */
export const content = {
  "content.contents": "On this page",
  "content.changed": "Last changed on {date}",
  "content.where": "Where we go",
  "content.onward": "Where to go from here",
  "contacts.email": "Email",
  "contacts.phone": "Phone",
  "contacts.hours": "When we answer",
  "contacts.address": "Address",
  "contacts.copy": "Copy",
  "contacts.copied": "Copied",
  "contacts.provider": "Who runs this site",
} as const;
