const ofField: Readonly<Record<string, string>> = {
  question: "Question",
  help: "Help",
  isRequired: "Required",
  showWhen: "Shown",
  isHalf: "Width",
  isWhole: "Whole numbers",
  min: "At least",
  max: "At most",
  isLong: "Lines",
  minLength: "At least",
  maxLength: "At most",
  isSeveral: "One or several",
  atLeast: "At least",
  atMost: "At most",
  from: "First day",
  to: "Last day",
  text: "Words",
  isList: "Look",
  travel: "Travel",
  types: "Kinds of file",
  maxMegabytes: "Megabytes",
  maxFiles: "Files, at most",
  link: "Link",
};

const ofForm: Readonly<Record<string, string>> = {
  name: "Name",
  isOpen: "Live",
  fields: "Fields",
  sendLabel: "Words on the button",
  thanksTitle: "Headline of the thank-you",
  thanksText: "Text of the thank-you",
  mailTo: "Addresses",
  sendsReply: "Mail to the sender",
  replySubject: "Subject",
  replyText: "Text",
  keepDays: "Days to keep submissions",
};

const inField = (index: string, name: string | undefined, choice: string | undefined): string => {
  const field = `field ${Number(index) + 1}`;
  if (name === undefined) return `Field ${Number(index) + 1}`;
  if (name === "choices")
    return choice === undefined
      ? `Choices of ${field}`
      : `Choice ${Number(choice) + 1} of ${field}`;
  return `${ofField[name] ?? name} of ${field}`;
};

/** What undo, errors and presence call a field: `Question of field 4`. */
export const fieldName = (path: string): string => {
  const [first = "", index, name, choice] = path.split(".");
  if (first === "fields" && index !== undefined) return inField(index, name, choice);
  return ofForm[first] ?? first;
};
