import { Contacts } from "#features/assets/layout/parts/contacts.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Island } from "#design/live/island.tsx";
import { Bill } from "../parts/bill.tsx";
import { RequestForm } from "../parts/request-form.tsx";
import { fieldNames } from "../parts/typed.ts";
import { maxQuestion } from "../limits.ts";
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

const Details = ({ details }: Readonly<{ details: RequestDetails }>) => (
  <>
    <section>
      <h2>{details.trip.name}</h2>
      <p>{details.trip.dates}</p>
      {details.trip.link && (
        <SiteLink to={details.trip.link.path} className="more-link">
          {details.trip.link.label}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
    </section>
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
    {details.note && (
      <p className="request-note">
        <Icon name="info" size={18} />
        <span>
          <b>{details.note.title}</b> {details.note.text}
        </span>
      </p>
    )}
  </>
);

/** What loses nothing has the focus. */
const firstFocus = { autoFocus: true } as const;

const Withdrawing = ({
  withdrawing: { title, text, keep, withdraw },
}: Readonly<{ withdrawing: NonNullable<RequestPageView["withdrawing"]> }>) => (
  <section className="request-withdraw" aria-labelledby="withdraw-title">
    <h2 id="withdraw-title">{title}</h2>
    <p>{text}</p>
    <form method="post" action={keep.path} className="request-actions">
      {/* The harmless choice comes first. */}
      <a href={keep.path} className="button" {...firstFocus}>
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
