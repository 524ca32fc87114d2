/** Why an answer is not taken. `limit` counts characters or choices; `day` is `YYYY-MM-DD`. */
export type AnswerError =
  | Readonly<{ kind: "required" | "consent" | "email" | "choice" | "date" }>
  | Readonly<{ kind: "short" | "long" | "fewer" | "more"; limit: number }>
  | Readonly<{ kind: "early" | "late"; day: string }>;

/** By the field's id, as the browser sent them. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

/** A form that was sent and not taken: the page shows it again with what was typed. */
export type FormAttempt = Readonly<{
  formId: string;
  typed: TypedAnswers;
  /** By the field's id. */
  errors: Readonly<Record<string, AnswerError>>;
  /** From the visitor's address came too many in a short time. */
  isTooOften: boolean;
}>;

/** Names of the hidden fields of every form, which are no ids. */
export const formIdName = "form";
/** No person sees this field: who fills it in is a program. */
export const trapName = "website";
