import { expect, test } from "vitest";
import { fileInputSchema } from "../cdn-contract.ts";
import { addressNameOf, fileHeaders } from "./file-types.ts";

test.each([
  ["Listino 2027 (définitif).PDF", "listino-2027-definitif.pdf"],
  ["../../etc/passwd", "passwd.bin"],
  ["C:\\Foto\\Größe 1.csv", "groesse-1.csv"],
  ["Straße & Größe.pdf", "strasse-groesse.pdf"],
  ["Straße & Größe.pdf".normalize("NFD"), "strasse-groesse.pdf"],
  ["日本地図.pdf", "ri-ben-di-tu.pdf"],
  ["中国.pdf", "zhong-guo.pdf"],
  [`${"a".repeat(79)} b.pdf`, `${"a".repeat(79)}.pdf`],
  [".htaccess", "htaccess.bin"],
  ["\u0000\ud800.svg", "file.svg"],
  ["a.tar.gz", "a-tar.gz"],
  ["", "file.bin"],
])("the file %j gets the name %s in its address", (name, expected) => {
  expect(addressNameOf(name)).toBe(expected);
  expect(fileInputSchema.safeParse({ name: expected, folder: "" }).success).toBe(true);
});

test.each(["x.html", "x.svg", "x.htm", "x.xhtml", "x.xml", "x.js", "x.css", "x.unknown"])(
  "%s is a download that runs nowhere",
  (name) => {
    const headers = fileHeaders(name);
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  },
);
