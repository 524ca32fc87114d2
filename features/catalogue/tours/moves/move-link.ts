import { signedAnswerLinks } from "../questions/answer-link.ts";

/** Where somebody says whether they move to another departure, the same in all markets. */
export const moveLinks = signedAnswerLinks({ path: "/move-answer", purpose: "move-answer" });
