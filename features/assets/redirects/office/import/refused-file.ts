import type { ImportedLine } from "#features/assets/redirects/import-contract.ts";

/** A cell that a spreadsheet would run as a formula begins with `'`, which an import takes away. */
const cellOf = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The refused lines with their reasons, as a file that can be corrected and imported again. */
export const refusedFile = (lines: readonly ImportedLine[]): string =>
  [
    ["from", "to", "status", "enabled", "reason"],
    ...lines
      .filter(({ outcome }) => outcome === "refused")
      .map(({ from, to, status, enabled, errors }) => [
        from,
        to ?? "",
        String(status),
        enabled ? "on" : "off",
        errors.map(({ message }) => message).join(" "),
      ]),
  ]
    .map((cells) => cells.map(cellOf).join(","))
    .join("\r\n");

export const download = (name: string, text: string): void => {
  // Spreadsheets need the byte order mark to read UTF-8.
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
