import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#design/icons.tsx";
import type { BillView } from "../bill-view.ts";
import type { RequestFormView } from "../form-view.ts";
import type { SentRequest } from "./send-request.ts";
import type { Typed } from "../typed.ts";

type Props = Readonly<{
  request: SentRequest;
  view: RequestFormView;
  typed: Typed;
  bill: BillView | undefined;
}>;

/** The number as it is spoken on the telephone; `copy-text.ts` copies it. */
const SpokenNumber = ({ request, view }: Pick<Props, "request" | "view">) => {
  const { number: label, copy, copied } = view.words.sent;
  return (
    <p className="request-spoken">
      {label} <b className="request-number">{request.number}</b>
      <button type="button" className="copy-text" aria-live="polite" data-done={copied}>
        {copy}
      </button>
    </p>
  );
};

const Step = ({
  title,
  text,
  children,
}: Readonly<{ title: string; text: string; children: ReactNode }>) => (
  <li>
    <span className="request-step" aria-hidden="true">
      {children}
    </span>
    <div>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  </li>
);

/** Care answers next: the mail has left, and the decision comes after. */
const Steps = ({ view, typed, bill }: Omit<Props, "request">) => {
  const { mail, care, question, decide, deposit } = view.words.sent.steps;
  const [first, ...later] = bill?.due ?? [];
  const isDeposit = first !== undefined && later.length > 0;
  return (
    <ol className="request-steps">
      <Step title={mail.title} text={mail.text.replace("{email}", typed.email.trim())}>
        <Icon name="check" size={18} />
      </Step>
      <Step
        title={care.title}
        text={typed.question.trim() === "" ? care.text : `${care.text} ${question}`}
      >
        2
      </Step>
      <Step
        title={decide.title}
        text={isDeposit ? deposit.replace("{deposit}", first.amount) : decide.text}
      >
        3
      </Step>
    </ol>
  );
};

const WouldPay = ({ title, bill }: Readonly<{ title: string; bill: BillView }>) => (
  <section className="request-pay" aria-labelledby="request-pay">
    <h3 id="request-pay">{title}</h3>
    <dl className="bill">
      {[bill.total, ...bill.due].map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** In place of the form: that the request has come, what comes next, and where it is found. */
export const Sent = ({ request, view, typed, bill }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { words, flights, lines } = view;
  const { sent } = words;
  const asked = (bill?.lines ?? []).map(({ label }) => label).join(" · ");
  return (
    <div className="request-sent">
      <p className="request-tag">
        <Icon name="check" size={16} />
        {sent.tag}
      </p>
      <h2 tabIndex={-1} ref={title}>
        {sent.title}
      </h2>
      <p className="small">{[asked, ...lines.slice(0, 1)].join(". ")}</p>
      <SpokenNumber request={request} view={view} />
      <Steps view={view} typed={typed} bill={bill} />
      <a href={request.url} className="button button-large request-see">
        {sent.see}
      </a>
      <p className="small">
        {sent.later} {sent.wrong}{" "}
        <a href={`${request.url}?change`} className="text-link">
          {sent.correct}
        </a>
      </p>
      <p className="request-note">
        <Icon name="clock" size={18} />
        <span>
          <b>{flights.title}</b> {flights.text}
        </span>
      </p>
      {bill && <WouldPay title={sent.wouldPay} bill={bill} />}
    </div>
  );
};
