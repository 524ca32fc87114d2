import { declareCall } from "#platform/calls/call.ts";
import { chatAnswerSchema, handOverSchema, questionSchema } from "./contract.ts";

export const askChat = declareCall({
  method: "POST",
  path: "/:country/chat",
  host: "site",
  id: "askChat",
  summary: "Answers a question from the market's pages and its catalogue, or says that it cannot",
  access: "anyone",
  body: questionSchema,
  isSecret: true,
  answer: chatAnswerSchema,
  problems: [429],
});

export const handOverChat = declareCall({
  method: "POST",
  path: "/:country/chat/handover",
  host: "site",
  id: "handOverChat",
  summary: "Hands a question over to people, who answer by mail",
  access: "anyone",
  body: handOverSchema,
  isSecret: true,
  status: 204,
  problems: [429],
});
