import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateField } from "#design/office/form/date-field.tsx";
import { DateTimeField } from "../date-time-field.tsx";
import { extendRange } from "./extend-range.ts";

const ignore = () => {};
const render = (element: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{element}</MantineProvider>);

test("a moment is shown day first, by the 24-hour clock of its zone, and no field is the browser's", () => {
  const field = { id: "at", label: "At", onChange: ignore };
  const html = render(
    <>
      <DateTimeField {...field} value="2026-12-01T19:30:00Z" timeZone="Europe/Rome" showsTimeZone />
      <DateField {...field} value="2026-12-01" />
    </>,
  );
  expect(html).toContain('value="01/12/2026 20:30"');
  expect(html).toContain('value="01/12/2026"');
  expect(html).toContain("Time of Europe/Rome.");
  expect(html).not.toMatch(/type="(?:date|time|datetime-local)"/);
});

test("in a range the first day begins, the second ends, and a third or an earlier one begins anew", () => {
  const begun = extendRange({ from: "", until: "" }, "2027-03-10");
  expect(begun).toEqual({ from: "2027-03-10", until: "" });
  expect(extendRange(begun, "2027-03-08")).toEqual({ from: "2027-03-08", until: "" });
  const ended = extendRange(begun, "2027-03-12");
  expect(ended).toEqual({ from: "2027-03-10", until: "2027-03-12" });
  expect(extendRange(ended, "2027-03-20")).toEqual({ from: "2027-03-20", until: "" });
});
