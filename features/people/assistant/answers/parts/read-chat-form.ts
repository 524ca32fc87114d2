import { z } from "zod";
import type { HandOver } from "../contract.ts";
import { maxEmail, maxQuestion, maxTurns } from "../limits.ts";
import { chatFields } from "./chat-view.ts";

const control = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

const cleaned = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(control, "").trim().normalize("NFC");

type FieldError = "missing" | "long" | "email";

/** What a browser has sent with a form of the chat. */
export type SentChat = Readonly<{
  step: "ask" | "person" | "handover" | "back";
  /** Questions of before, the oldest first. */
  asked: readonly string[];
  question: string;
  email: string;
  isAlong: boolean;
  error: FieldError | null;
  emailError: FieldError | null;
  isRefused: boolean;
  /** What is said of the newest answer; null where nothing is. */
  helped: "yes" | "no" | null;
  /** Null where it cannot be handed over. */
  handOver: Omit<HandOver, "conversation"> | null;
}>;

const email = z.email().max(maxEmail);

const stepOf = (text: string | null): SentChat["step"] =>
  text === "person" || text === "handover" || text === "back" ? text : "ask";

const helpedOf = (text: string | null): SentChat["helped"] =>
  text === "yes" || text === "no" ? text : null;

/** Reads what was sent; what no form sends is what it begins with. */
export const readChatForm = (fields: URLSearchParams): SentChat => {
  const step = stepOf(fields.get(chatFields.step));
  const question = cleaned(fields.get(chatFields.question) ?? "");
  const address = cleaned(fields.get(chatFields.email) ?? "");
  const isSent = step === "handover" || (step === "ask" && fields.has(chatFields.question));
  const error = !isSent
    ? null
    : question === ""
      ? "missing"
      : question.length > maxQuestion
        ? "long"
        : null;
  const emailError =
    step === "handover" && !email.safeParse(address).success ? ("email" as const) : null;
  const isRefused = error !== null || emailError !== null;
  const isOfProgram = (fields.get(chatFields.trap) ?? "") !== "";
  return {
    step,
    asked: fields
      .getAll(chatFields.asked)
      .map(cleaned)
      .filter((text) => text !== "" && text.length <= maxQuestion)
      .slice(-maxTurns),
    question,
    email: address,
    isAlong: fields.get(chatFields.along) === "yes",
    error,
    emailError,
    isRefused,
    helped: helpedOf(fields.get(chatFields.helped)),
    handOver:
      step === "handover" && !isRefused && !isOfProgram ? { email: address, question } : null,
  };
};
