import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "#design/icons.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { Bill } from "./bill.tsx";
import { Dates, Flexible, Rooms, Seats } from "./choice-fields.tsx";
import type { NoteView, RequestFormView } from "./form-view.ts";
import { PersonFields } from "./person-fields.tsx";
import type { SentRequest } from "./send-request.ts";
import { fieldNames, trapName } from "./typed.ts";
import { useRequest } from "./use-request.ts";

const Note = ({ note }: Readonly<{ note: NoteView }>) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [note]);
  return (
    <div className="form-problem" role="alert" tabIndex={-1} ref={element}>
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

const Sent = ({
  request,
  words,
}: Readonly<{ request: SentRequest; words: RequestFormView["words"]["sent"] }>) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="request-sent">
      <h2 tabIndex={-1} ref={title}>
        <Icon name="check" size={24} /> {words.title}
      </h2>
      <p>
        {words.number} <b className="request-number">{request.number}</b>
      </p>
      <p>{words.text}</p>
      <a href={request.url} className="button button-large request-see">
        {words.see}
      </a>
      <p className="small">{words.later}</p>
    </div>
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
}: Readonly<{
  view: RequestFormView;
  isBusy: boolean;
  seats: number;
}>) => (
  <>
    <button
      type="submit"
      className="button button-large ask"
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {view.buttons[seats]}
    </button>
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
  if (sent) return <Sent request={sent} words={view.words.sent} />;
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
      {note && <Note note={note} />}
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
      <Foot view={view} isBusy={isBusy} seats={typed.seats} />
    </form>
  );
};
