import { z } from "zod";
import { daySchema } from "#markets/day-schema.ts";
import { filledLine, keyText, manyLines, oneLine } from "#platform/texts/text-schema.ts";

const line = (minLength: 0 | 1, maxLength: number) =>
  (minLength === 0 ? oneLine() : filledLine()).trim().max(maxLength);

/** Characters that a long answer may have. */
export const maxAnswer = 5000;
/** Characters that an answer of one line may have. */
export const maxLine = 200;
export const maxFields = 40;
export const maxChoices = 60;

const showWhenSchema = z
  .strictObject({
    field: z.guid().describe("A choice that stands above it."),
    choices: z.array(z.guid()).max(maxChoices).readonly().describe("One of them was chosen."),
  })
  .nullable();

const ofEveryField = {
  // Answers keep it, so that they are still known after a field was renamed or moved.
  id: z.guid(),
  question: line(1, 120),
  help: line(0, 200),
  isRequired: z.boolean(),
  showWhen: showWhenSchema.default(null).describe("Null where it is always asked."),
  isHalf: z.boolean().default(false).describe("Beside another half one in a row, where it fits."),
};

const letters = z.int().min(1).max(maxAnswer).nullable();

export const textFieldSchema = z.strictObject({
  kind: z.literal("text"),
  ...ofEveryField,
  isLong: z.boolean(),
  minLength: letters,
  maxLength: letters,
});

export const emailFieldSchema = z.strictObject({ kind: z.literal("email"), ...ofEveryField });

export const placeFieldSchema = z.strictObject({ kind: z.literal("place"), ...ofEveryField });

const choiceSchema = z.strictObject({ id: z.guid(), label: line(1, 80) });

export type FormChoice = z.infer<typeof choiceSchema>;

const number = z.int().min(1).max(maxChoices).nullable();

export const choiceFieldSchema = z.strictObject({
  kind: z.literal("choice"),
  ...ofEveryField,
  isSeveral: z.boolean(),
  isList: z.boolean().default(false).describe("One is taken from a closed list."),
  choices: z.array(choiceSchema).max(maxChoices).readonly(),
  atLeast: number.describe("Of several."),
  atMost: number.describe("Of several."),
});

export const dateFieldSchema = z.strictObject({
  kind: z.literal("date"),
  ...ofEveryField,
  from: daySchema.nullable(),
  to: daySchema.nullable(),
});

const quantity = z.number().min(-1e9).max(1e9).nullable();

export const numberFieldSchema = z.strictObject({
  kind: z.literal("number"),
  ...ofEveryField,
  isWhole: z.boolean(),
  min: quantity,
  max: quantity,
});

export const consentFieldSchema = z.strictObject({
  kind: z.literal("consent"),
  ...ofEveryField,
  text: line(1, 400).describe("What is agreed to."),
  link: keyText().max(500).describe("Where all of it stands; empty for nowhere."),
});

/** From one to five. */
export const starsFieldSchema = z.strictObject({ kind: z.literal("stars"), ...ofEveryField });

/** One of the travels on the site. */
export const travelFieldSchema = z.strictObject({ kind: z.literal("travel"), ...ofEveryField });

export const departureFieldSchema = z.strictObject({
  kind: z.literal("departure"),
  ...ofEveryField,
  travel: z.guid().nullable().describe("Whose departures on sale are offered."),
});

export const fileKinds = ["pdf", "picture"] as const;

export type FileKind = (typeof fileKinds)[number];

/** What all files of a form may have together. */
export const maxFormMegabytes = 15;

export const fileFieldSchema = z.strictObject({
  kind: z.literal("file"),
  ...ofEveryField,
  types: z.array(z.enum(fileKinds)).max(fileKinds.length).readonly(),
  maxMegabytes: z.int().min(1).max(10).describe("Of each file."),
  maxFiles: z.int().min(1).max(5),
});

/** A headline with a text between the questions; nothing is asked. */
export const wordsFieldSchema = z.strictObject({ kind: z.literal("words"), ...ofEveryField });

/** Begins a step, to which all belongs that stands below it, down to the next. */
export const stepFieldSchema = z.strictObject({ kind: z.literal("step"), ...ofEveryField });

export const formFieldSchema = z.discriminatedUnion("kind", [
  textFieldSchema,
  emailFieldSchema,
  placeFieldSchema,
  choiceFieldSchema,
  dateFieldSchema,
  numberFieldSchema,
  starsFieldSchema,
  travelFieldSchema,
  departureFieldSchema,
  consentFieldSchema,
  fileFieldSchema,
  wordsFieldSchema,
  stepFieldSchema,
]);

export type FormField = z.infer<typeof formFieldSchema>;

export const fieldKinds = [
  "text",
  "email",
  "place",
  "choice",
  "date",
  "number",
  "stars",
  "travel",
  "departure",
  "consent",
  "file",
  "words",
  "step",
] as const;

export type FieldKind = FormField["kind"];

export const maxKeepDays = 1095;

/** What staff write of a form. */
export const formInputSchema = z
  .strictObject({
    name: line(1, 80),
    isOpen: z.boolean().describe("Whether visitors see it where it stands."),
    fields: z.array(formFieldSchema).max(maxFields).readonly(),
    sendLabel: line(0, 40).describe("Empty for the market's word."),
    thanksTitle: line(0, 80).describe("Empty for the market's words."),
    thanksText: manyLines().trim().max(600).describe("Empty for the market's words."),
    mailTo: z
      .array(z.email().max(200))
      .max(5)
      .refine((all) => new Set(all).size === all.length, "Name each address once.")
      .readonly()
      .describe("Who is told of each submission, without its answers."),
    sendsReply: z.boolean(),
    replySubject: line(0, 120),
    replyText: manyLines().trim().max(2000),
    keepDays: z.int().min(1).max(maxKeepDays).describe("After that, submissions are deleted."),
  })
  .meta({
    examples: [
      {
        name: "Lead a group",
        isOpen: false,
        fields: [
          {
            kind: "email",
            id: "0f0e6c8e-6f1c-4a9f-8a53-6d2b1f6f0a01",
            question: "Your e-mail",
            help: "",
            isRequired: true,
            showWhen: null,
            isHalf: false,
          },
        ],
        sendLabel: "",
        thanksTitle: "",
        thanksText: "",
        mailTo: [],
        sendsReply: false,
        replySubject: "",
        replyText: "",
        keepDays: 365,
      },
    ],
  });

export type FormInput = z.infer<typeof formInputSchema>;

export const formRecordSchema = formInputSchema.extend({ id: z.guid() });

export type FormRecord = z.infer<typeof formRecordSchema>;

export const listedFormSchema = z.strictObject({
  id: z.guid(),
  version: z.int(),
  name: z.string(),
  isOpen: z.boolean(),
  fields: z.int(),
  submissions: z.int(),
  unread: z.int().describe("Submissions that nobody has looked at."),
  lastSentAt: z.iso.datetime().nullable(),
  pages: z.int().describe("On which it stands."),
  keepDays: z.int(),
});

export type ListedForm = z.infer<typeof listedFormSchema>;

export const formSorts = ["name", "latest", "submissions"] as const;

/** A page on which a form stands. */
export const formUserSchema = z.strictObject({
  id: z.guid(),
  name: z.string(),
  slug: z.string(),
  isPublished: z.boolean(),
});

export type FormUser = z.infer<typeof formUserSchema>;
