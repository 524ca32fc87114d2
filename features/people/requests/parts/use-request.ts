import { type FormEvent, useEffect, useRef, useState } from "react";
import { heldSession } from "#features/people/accounts/parts/held-session.ts";
import type { Person } from "#features/people/accounts/parts/session-person.ts";
import { maxQuestion, withLength } from "../limits.ts";
import { billKey, type NoteView, type RequestFormView } from "./form-view.ts";
import { forgetTyping, keepTyping, keptTyping } from "./kept-typing.ts";
import { sendRequest, type SentRequest } from "./sent/send-request.ts";
import type { Typed } from "./typed.ts";

const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

const errorsOf = (view: RequestFormView, typed: Typed): RequestFormView["errors"] => ({
  ...(typed.name.trim() === "" ? { name: view.words.nameMissing } : {}),
  ...(looksLikeEmail(typed.email.trim()) ? {} : { email: view.words.emailWrong }),
  ...(typed.question.length > maxQuestion
    ? { question: withLength(view.words.questionLong, typed.question, view.fields.thousands) }
    : {}),
});

/** The form for one of the dates that can be chosen. */
const onDate = (view: RequestFormView, tourId: string): RequestFormView => {
  const part = view.dates?.parts[tourId];
  return part ? { ...view, ...part, tourId } : view;
};

/** What was chosen, as far as the date that is chosen now has it. */
const fitting = (typed: Typed, { seats, room, flexible }: RequestFormView): Typed => {
  const isFree = seats.options.some((each) => each.seats === typed.seats && each.refusal === null);
  const count = isFree ? typed.seats : 1;
  return {
    ...typed,
    seats: count,
    room: isFree ? typed.room : (room.first[count] ?? "shared"),
    flexible: typed.flexible && flexible !== null,
  };
};

/** What is typed into the form for a seat, and what becomes of it. */
export const useRequest = (given: RequestFormView) => {
  const [chosen, setChosen] = useState(given.tourId);
  const view = onDate(given, chosen);
  const [typed, setTyped] = useState<Typed>(view.typed);
  const [errors, setErrors] = useState(view.errors);
  const [note, setNote] = useState<NoteView | null>(view.note);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { call } = view;
  // What is typed is kept for the page, whichever date is chosen on it.
  const { tourId } = given;
  const isChange = call === null;

  useEffect(() => {
    const kept = isChange ? null : keptTyping(tourId);
    // What the server has just answered is newer than what the tab keeps.
    if (!kept || view.note !== null || Object.keys(view.errors).length > 0) return;
    const timer = setTimeout(() => setTyped(kept));
    return () => clearTimeout(timer);
  }, [tourId, isChange, view.note, view.errors]);

  useEffect(() => {
    if (isChange) return;
    const fill = (person: Person) =>
      setTyped((all) => ({
        ...all,
        name: all.name || person.name,
        email: all.email || person.email,
      }));
    // Without an answer the fields stay empty.
    heldSession()
      .then((person) => person && fill(person))
      .catch(() => undefined);
  }, [isChange]);

  const change = (next: Partial<Typed>) => {
    const all = { ...typed, ...next };
    setTyped(all);
    if (!isChange) keepTyping(tourId, all);
  };
  const chooseDate = (id: string) => {
    setChosen(id);
    change(fitting(typed, onDate(given, id)));
  };
  const bill = view.bills[billKey(typed)] ?? Object.values(view.bills)[0];

  const submit = async (event: FormEvent) => {
    // Changes, and what the server has to explain, go the way of every form.
    if (call === null) return;
    event.preventDefault();
    if (isBusy) return;
    const wrong = errorsOf(view, typed);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) {
      document.getElementById(`request-${first}`)?.focus();
      return;
    }
    setBusy(true);
    const asked = { ...typed, name: typed.name.trim(), email: typed.email.trim() };
    const outcome = await sendRequest(call, asked, bill?.cents ?? 0);
    setBusy(false);
    if (outcome.kind === "sent") {
      forgetTyping(tourId);
      setSent(outcome.request);
    } else if (outcome.kind === "refused") form.current?.submit();
    else setNote(view.words[outcome.kind]);
  };
  return { view, chooseDate, typed, errors, note, isBusy, sent, bill, form, change, submit };
};
