import { type FormEvent, useEffect, useRef, useState } from "react";
import { maxQuestion } from "../limits.ts";
import { billKey, type NoteView, type RequestFormView } from "./form-view.ts";
import { forgetTyping, keepTyping, keptTyping } from "./kept-typing.ts";
import { sendRequest, type SentRequest } from "./send-request.ts";
import type { Typed } from "./typed.ts";

const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

const errorsOf = (view: RequestFormView, typed: Typed): RequestFormView["errors"] => ({
  ...(typed.name.trim() === "" ? { name: view.words.nameMissing } : {}),
  ...(looksLikeEmail(typed.email.trim()) ? {} : { email: view.words.emailWrong }),
});

/** What is typed into the form for a seat, and what becomes of it. */
export const useRequest = (view: RequestFormView) => {
  const [typed, setTyped] = useState<Typed>(view.typed);
  const [errors, setErrors] = useState(view.errors);
  const [note, setNote] = useState<NoteView | null>(view.note);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { tourId, call } = view;
  const isChange = call === null;

  useEffect(() => {
    const kept = isChange ? null : keptTyping(tourId);
    // What the server has just answered is newer than what the tab keeps.
    if (!kept || view.note !== null || Object.keys(view.errors).length > 0) return;
    const timer = setTimeout(() => setTyped(kept));
    return () => clearTimeout(timer);
  }, [tourId, isChange, view.note, view.errors]);

  const change = (next: Partial<Typed>) => {
    const all = { ...typed, ...next };
    setTyped(all);
    if (!isChange) keepTyping(tourId, all);
  };
  const bill = view.bills[billKey(typed)] ?? Object.values(view.bills)[0];

  const submit = async (event: FormEvent) => {
    // Changes, and what the server has to explain, go the way of every form.
    if (call === null || typed.question.length > maxQuestion) return;
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
  return { typed, errors, note, isBusy, sent, bill, form, change, submit };
};
