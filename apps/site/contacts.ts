import type { ContactView } from "#features/layout/parts/contacts.tsx";
import type { SiteRequest } from "./context.ts";

/** The market's ways to reach us, those that staff have left empty left out. */
export const contactsOf = async ({
  catalogue,
  voice,
}: SiteRequest): Promise<readonly ContactView[]> => {
  const { contacts } = await catalogue.layout();
  if (!contacts) return [];
  const { email, phone, hours, address } = contacts;
  const all: readonly ContactView[] = [
    { label: voice.say("contacts.email"), text: email, href: `mailto:${email}` },
    {
      label: voice.say("contacts.phone"),
      text: phone,
      href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`,
    },
    { label: voice.say("contacts.hours"), text: hours, href: null },
    { label: voice.say("contacts.address"), text: address, href: null },
  ];
  return all.filter(({ text }) => text !== "");
};
