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
  const { say } = voice;
  const copy = { label: say("contacts.copy"), done: say("contacts.copied") };
  const all: readonly ContactView[] = [
    {
      kind: "email",
      label: say("contacts.email"),
      text: email,
      href: `mailto:${email}`,
      copy,
    },
    {
      kind: "phone",
      label: say("contacts.phone"),
      text: phone,
      href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`,
      copy: null,
    },
    { kind: "hours", label: say("contacts.hours"), text: hours, href: null, copy: null },
    { kind: "address", label: say("contacts.address"), text: address, href: null, copy: null },
  ];
  return all.filter(({ text }) => text !== "");
};
