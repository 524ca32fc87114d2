import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";
import type { LayoutReads } from "#features/assets/layout/site/reads.ts";

/** The market's contacts without those that staff left empty. */
export const contactsOf = async ({
  catalogue,
  localizer,
}: Site<LayoutReads>): Promise<readonly ContactView[]> => {
  const { contacts } = await catalogue.layout();
  if (!contacts) return [];
  const { email, phone, hours, address } = contacts;
  const { t } = localizer;
  const copy = { label: t("contacts.copy"), done: t("contacts.copied") };
  const contactViews: readonly ContactView[] = [
    {
      kind: "email",
      label: t("contacts.email"),
      text: email,
      href: `mailto:${email}`,
      copy,
    },
    {
      kind: "phone",
      label: t("contacts.phone"),
      text: phone,
      href: `tel:${phone.replaceAll(/[^+\d]/g, "")}`,
      copy: null,
    },
    { kind: "hours", label: t("contacts.hours"), text: hours, href: null, copy: null },
    {
      kind: "address",
      label: t("contacts.address"),
      // The lines of an address stand in one.
      text: address.replaceAll("\n", ", "),
      href: null,
      copy: null,
    },
  ];
  return contactViews.filter(({ text }) => text !== "");
};

/**
 * A link to the legal notice on the contacts page, if the footer's legal links contain one; else an
 * empty list.
 */
export const providerContacts = async ({
  catalogue,
  localizer: { t, market },
}: Site<LayoutReads>): Promise<readonly ContactView[]> => {
  const { footer } = await catalogue.layout();
  const path = pathOf(market.id, "contacts") ?? "/";
  const legalNotices = footer?.legal.filter(({ to }) => to.startsWith(`${path}#`)) ?? [];
  return legalNotices.slice(0, 1).map(({ label, to }) => ({
    kind: "provider",
    label: t("contacts.provider"),
    text: label,
    href: to.slice(path.length),
    copy: null,
  }));
};
