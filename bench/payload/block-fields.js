const paragraph = (text) => ({
  type: "paragraph",
  version: 1,
  direction: null,
  format: "",
  indent: 0,
  textFormat: 0,
  textStyle: "",
  children: [{ type: "text", version: 1, detail: 0, format: 0, mode: "normal", style: "", text }],
});

/** Text of one paragraph as the rich text editor stores it. */
const toRichText = (text) => ({
  root: {
    type: "root",
    version: 1,
    direction: null,
    format: "",
    indent: 0,
    children: [paragraph(text)],
  },
});

const settingsOf = {
  text: () => ({ type: "text" }),
  textarea: () => ({ type: "textarea" }),
  prose: () => ({ type: "richText" }),
  date: () => ({ type: "date" }),
  picture: () => ({ type: "upload", relationTo: "media" }),
  coordinator: () => ({ type: "relationship", relationTo: "coordinators" }),
  choice: ({ options }) => ({ type: "select", options }),
  list: ({ fields }) => ({ type: "array", fields: fields.map((each) => toPayloadField(each)) }),
};

/** The value as Payload stores it: rich text as a tree, everything else as it is. */
const toStored = ({ kind, fields }, value) => {
  if (kind === "prose") return toRichText(value);
  if (kind !== "list") return value;
  return value.map((item) =>
    Object.fromEntries(fields.map((field) => [field.name, toStored(field, item[field.name])])),
  );
};

const toPayloadField = (field, words) => ({
  name: field.name,
  label: field.label,
  ...settingsOf[field.kind](field),
  ...(words ? { defaultValue: toStored(field, words[field.name]) } : {}),
});

/** A block type of Payload that begins with the words of ours. */
export const toPayloadBlock = ({ blockType, label, fields, words }) => ({
  slug: blockType,
  labels: { singular: label, plural: label },
  fields: fields.map((field) => toPayloadField(field, words)),
});
