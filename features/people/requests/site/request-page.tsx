import { Contacts } from "#features/assets/layout/parts/contacts.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Island } from "#design/live/island.tsx";
import { Bill } from "../parts/bill.tsx";
import type { NoteView } from "../parts/form-view.ts";
import { RequestForm } from "../parts/request-form.tsx";
import { fieldNames } from "../parts/typed.ts";
import { maxQuestion } from "../limits.ts";
import { keepId } from "./request-presenter.ts";
import type { RequestDetails, RequestPageView } from "./request-view.ts";

const icons = {
  new: "clock",
  "in-talk": "info",
  "seat-given": "check",
  declined: "close",
  withdrawn: "arrow-left",
} as const;

/** A departure that is offered is named by its address, which leads to its form. */
const withLinks = (text: string, label: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="more-link">
        {label}
      </a>
    ),
  );

const Conversation = ({ details: { question, words } }: Readonly<{ details: RequestDetails }>) => (
  <>
    {question && (
      <section>
        <h2>{question.label}</h2>
        <blockquote>{question.text}</blockquote>
      </section>
    )}
    {words.map(({ by, at, text, asking }) => (
      <section key={`${at} ${text}`}>
        <h2>
          {by} <small>{at}</small>
        </h2>
        <blockquote>{withLinks(text, asking)}</blockquote>
      </section>
    ))}
  </>
);

const Answer = ({ answer }: Readonly<{ answer: NonNullable<RequestDetails["answer"]> }>) => (
  <form method="post" className="request-form">
    <div className="form-field">
      <label htmlFor="request-word">{answer.label}</label>
      <textarea
        id="request-word"
        name={fieldNames.word}
        rows={4}
        maxLength={maxQuestion}
        required
      />
    </div>
    <button type="submit" className="button" name={fieldNames.step} value="answer">
      {answer.send}
    </button>
  </form>
);

const Trip = ({
  trip: { name, dates, link, poster },
}: Readonly<{ trip: RequestDetails["trip"] }>) => (
  <section className="request-trip">
    {poster && <Picture picture={poster} sizes="64px" decorative />}
    <div>
      <h2>{name}</h2>
      <p>{dates}</p>
      {link && (
        <SiteLink to={link.path} className="more-link">
          {link.label}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </div>
  </section>
);

const Note = ({ icon, note }: Readonly<{ icon: "clock" | "info"; note: NoteView }>) => (
  <p className="request-note">
    <Icon name={icon} size={18} />
    <span>
      <b>{note.title}</b> {note.text}
    </span>
  </p>
);

const Details = ({ details }: Readonly<{ details: RequestDetails }>) => (
  <>
    <Trip trip={details.trip} />
    {details.flights && <Note icon="clock" note={details.flights} />}
    <Bill bill={details.bill} />
    <dl className="request-person">
      {details.person.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <Conversation details={details} />
    {details.answer && <Answer answer={details.answer} />}
    <p className="request-actions">
      {details.again && (
        <SiteLink to={details.again.path} className="button">
          {details.again.label}
        </SiteLink>
      )}
      {details.change && (
        <SiteLink to={details.change.path} className="button">
          {details.change.label}
        </SiteLink>
      )}
      {details.withdraw && (
        <SiteLink to={details.withdraw.path} className="button button-quiet">
          {details.withdraw.label}
        </SiteLink>
      )}
    </p>
    {details.over && <p>{details.over}</p>}
    {details.note && <Note icon="info" note={details.note} />}
  </>
);

const Withdrawing = ({
  withdrawing: { title, text, keep, withdraw },
}: Readonly<{ withdrawing: NonNullable<RequestPageView["withdrawing"]> }>) => (
  <section className="request-withdraw" aria-labelledby="withdraw-title">
    <h2 id="withdraw-title">{title}</h2>
    <p>{text}</p>
    <form method="post" action={keep.path} className="request-actions">
      {/* The harmless choice comes first, and has the focus: the address of this question names it. */}
      <a href={keep.path} id={keepId} className="button">
        {keep.label}
      </a>
      <button type="submit" className="button button-quiet" name={fieldNames.step} value="withdraw">
        {withdraw}
      </button>
    </form>
  </section>
);

/** The page behind the link of a request, in which it is read, changed, answered and withdrawn. */
export const RequestPage = ({ view }: Readonly<{ view: RequestPageView }>) => {
  const { state, title, lines, details, form, withdrawing, contacts } = view;
  return (
    <div className="wrap page request-page">
      {state && (
        <p className="request-state" data-state={state.state}>
          <Icon name={icons[state.state]} size={18} />
          {state.label}
        </p>
      )}
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {form && <Island name="request-form" component={RequestForm} props={{ view: form }} />}
      {withdrawing && <Withdrawing withdrawing={withdrawing} />}
      {details && <Details details={details} />}
      <Contacts contacts={contacts} />
    </div>
  );
};
