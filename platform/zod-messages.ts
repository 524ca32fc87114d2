import { z } from "zod";
import { shorten } from "#platform/prose/short-quotes.ts";

const count = (size: number | bigint, singular: string): string =>
  `${size} ${Number(size) === 1 ? singular : `${singular}s`}`;

const tooBigMessage = ({
  origin,
  maximum,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string => {
  if (origin === "string") return `Use at most ${count(maximum, "character")}.`;
  if (origin === "array" || origin === "set") return `Use at most ${maximum}.`;
  return `Use ${maximum} or less.`;
};

const tooSmallMessage = ({
  origin,
  minimum,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  if (origin === "string")
    return Number(minimum) === 1
      ? "Write something."
      : `Use at least ${count(minimum, "character")}.`;
  if (origin === "array" || origin === "set") return `Add at least ${minimum}.`;
  return `Use ${minimum} or more.`;
};

const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

const formatMessages: Readonly<Record<string, string>> = {
  uuid: "This is no id.",
  url: "This is no address.",
  email: "This is no e-mail address.",
  datetime: "This is no moment.",
  date: "This is no date.",
};

const isDate = (format: string): boolean => format === "date" || format === "datetime";

// Replaces zod's messages, which are for developers, by ones for people who fill in a form. A
// schema's own message wins.
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case "too_big":
        return tooBigMessage(issue);
      case "too_small":
        return tooSmallMessage(issue);
      case "invalid_type":
        return issue.input === undefined || issue.input === null
          ? "This is missing."
          : `This must be ${typeNames[issue.expected] ?? issue.expected}.`;
      case "invalid_value":
        return `Choose one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}.`;
      case "invalid_format":
        if (issue.input === "" && isDate(issue.format)) return "Choose a date.";
        if (issue.input === "" && issue.format === "uuid") return "Choose one.";
        return formatMessages[issue.format] ?? "This is not written as it has to be.";
      case "invalid_union":
        return "This has none of the forms that it may have.";
      case "unrecognized_keys":
        return `Unknown key ${shorten(issue.keys.join(", "))}.`;
      default:
        return undefined;
    }
  },
});
