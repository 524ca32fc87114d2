/** Why an answer is not taken. `limit` is a number, or counts characters or choices; `day` is `YYYY-MM-DD`. */
export type AnswerError =
  | Readonly<{ kind: "required" | "consent" | "email" | "choice" | "date" | "number" | "whole" }>
  | Readonly<{ kind: "short" | "long" | "fewer" | "more" | "low" | "high"; limit: number }>
  | Readonly<{ kind: "fileType"; types: string }>
  | Readonly<{ kind: "fileMoves" }>
  | Readonly<{ kind: "fileSize" | "fileCount"; limit: number }>
  /** A browser forgets the chosen files when the form is shown again. */
  | Readonly<{ kind: "fileAgain" | "fileFull" }>
  | Readonly<{ kind: "early" | "late"; day: string }>;

/** By the field's id, as the browser sent them. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

/** A form that was sent and not taken: the page shows it again with what was typed. */
export type FormAttempt = Readonly<{
  formId: string;
  typed: TypedAnswers;
  /** By the field's id. */
  errors: Readonly<Record<string, AnswerError>>;
  /**
   * Why nothing at all is taken: too many came from the visitor's address in a short time, more than
   * a form can hold, or no answer. Null where only answers are wrong.
   */
  refusal: "tooOften" | "tooLarge" | "empty" | null;
}>;

/** Names of the hidden fields of every form, which are no ids. */
export const formIdName = "form";
/** No person sees this field: who fills it in is a program. */
export const trapName = "website";
