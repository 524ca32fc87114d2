import type { LayoutArea } from "#features/assets/layout/contract.ts";

const fieldLabels: Readonly<Record<string, string>> = {
  label: "Label",
  to: "Target",
  title: "Title",
  from: "From",
  until: "Until",
  links: "Links",
  items: "Entries",
  groups: "Groups",
  entries: "Menu",
  enabled: "Enabled",
  awaitsLabel: "Awaits its label",
  legal: "Legal links",
  company: "Company line",
  email: "E-mail",
  phone: "Phone",
  hours: "Hours",
  address: "Address",
};

const itemNames: Readonly<Record<string, string>> = {
  "header links": "entry",
  "footer links": "link",
  items: "entry",
  entries: "menu entry",
  groups: "group",
  legal: "legal link",
};

/** `Label of entry 4`, `Target of link 2 of group 1` */
export const fieldName = (area: LayoutArea, path: string): string => {
  const names: string[] = [];
  let list = "";
  for (const step of path.split(".")) {
    if (/^\d+$/.test(step)) {
      const noun = itemNames[list] ?? itemNames[`${area} ${list}`] ?? "entry";
      names[names.length - 1] = `${noun} ${Number(step) + 1}`;
    } else names.push(fieldLabels[step] ?? step);
    list = step;
  }
  const [first = "", ...others] = names.toReversed();
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(" of ");
};
