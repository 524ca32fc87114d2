import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#design/icons.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Bill } from "./bill.tsx";
import { Dates, Flexible, Rooms, Seats } from "./choice-fields.tsx";
import type { NoteView, RequestFormView } from "./form-view.ts";
import { PersonFields } from "./person-fields.tsx";
import { Sent } from "./sent/sent.tsx";
import { fieldNames, trapName } from "./typed.ts";
import { useRequest } from "./use-request.ts";

/** @param isQuiet for what was no fault of what was typed */
const Note = ({ note, isQuiet }: Readonly<{ note: NoteView; isQuiet: boolean }>) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [note]);
  return (
    <div
      className="form-problem"
      data-quiet={isQuiet || undefined}
      role="alert"
      tabIndex={-1}
      ref={element}
    >
      <Icon name={isQuiet ? "info" : "warning"} size={20} />
      <p>
        <b>{note.title}</b> {note.text}
      </p>
    </div>
  );
};

/** The total in one sentence, half a second after the last change. */
const SaidTotal = ({ sentence }: Readonly<{ sentence: string }>) => {
  const [said, setSaid] = useState("");
  const first = useRef(sentence);
  useEffect(() => {
    if (first.current === sentence) return;
    first.current = "";
    const timer = setTimeout(() => setSaid(sentence), 500);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
};

const Head = ({ view }: Readonly<{ view: RequestFormView }>) => (
  <div className="request-head">
    <h2 id="request-title" tabIndex={-1}>
      {view.title}
    </h2>
    {view.close && (
      <a
        href={view.close.path}
        data-swap="added"
        className="request-close"
        aria-label={view.close.label}
      >
        <Icon name="close" />
      </a>
    )}
    {view.lines.map((line) => (
      <p key={line} className="small">
        {line}
      </p>
    ))}
  </div>
);

const Foot = ({
  view,
  isBusy,
  seats,
  unsent,
}: Readonly<{
  view: RequestFormView;
  isBusy: boolean;
  seats: number;
  /** Why what was pressed did not arrive; null where it was not pressed, or refused. */
  unsent: NoteView | null;
}>) => (
  <>
    <button
      type="submit"
      className="button button-large ask"
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {unsent ? view.words.again : view.buttons[seats]}
    </button>
    {unsent && <Note note={unsent} isQuiet />}
    {view.leave && (
      <a href={view.leave.path} className="button button-large button-quiet">
        {view.leave.label}
      </a>
    )}
    <noscript>
      <button type="submit" name={fieldNames.step} value="total" className="button button-quiet">
        {view.showTotal}
      </button>
    </noscript>
    <p className="request-note">
      <Icon name="info" size={18} />
      <span>
        <b>{view.notBooking.title}</b> {view.notBooking.text}
      </span>
    </p>
    {view.data && (
      <p className="small">
        {view.data.text}{" "}
        <a href={view.data.path} className="text-link">
          {view.data.label}
        </a>
      </p>
    )}
  </>
);

/** Escape closes the form as its cross does, where it has one. */
const useEscape = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    const { current } = form;
    const close = (event: KeyboardEvent) => {
      if (pressedKey(event) !== "Escape") return;
      current?.querySelector<HTMLElement>(".request-close")?.click();
    };
    current?.addEventListener("keydown", close);
    return () => current?.removeEventListener("keydown", close);
  }, [form]);

/** The form for a seat. Without JavaScript it is sent to its own page, which answers with itself. */
export const RequestForm = ({ view: given }: Readonly<{ view: RequestFormView }>) => {
  const request = useRequest(given);
  const { view, typed, errors, note, isBusy, sent, bill, form, change, submit } = request;
  useEscape(form);
  if (sent) return <Sent request={sent} view={view} typed={typed} bill={bill} />;
  const { noNetwork, failed } = view.words;
  const unsent = note === noNetwork || note === failed ? note : null;
  const parts = { view, choice: typed, onChange: change };
  return (
    <form
      className="request-form"
      method="post"
      action={view.action}
      aria-labelledby="request-title"
      noValidate
      ref={form}
      onSubmit={(event) => void submit(event)}
    >
      <Head view={view} />
      {note && !unsent && <Note note={note} isQuiet={false} />}
      {!view.dates && <input type="hidden" name={fieldNames.tour} value={view.tourId} />}
      <input type="hidden" name={fieldNames.kind} value={view.kind} />
      <input type="hidden" name={fieldNames.sent} value={typed.sent} />
      <input type="hidden" name={fieldNames.seen} value={bill?.cents ?? ""} />
      {view.dates && (
        <Dates dates={view.dates} tourId={view.tourId} onChange={request.chooseDate} />
      )}
      <Seats {...parts} />
      <Rooms {...parts} />
      <Flexible {...parts} />
      <PersonFields view={view} person={typed} errors={errors} onChange={change} />
      <label className="form-trap" aria-hidden="true">
        {trapName}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
      {bill && <Bill bill={bill} />}
      {bill && <SaidTotal sentence={bill.sentence} />}
      <Foot view={view} isBusy={isBusy} seats={typed.seats} unsent={unsent} />
    </form>
  );
};
