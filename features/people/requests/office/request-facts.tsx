import { Link } from "react-router";
import { formatDay } from "#design/office/dates/format-moment.ts";
import { StatusTag } from "#features/records/statuses/parts/status-tag.tsx";
import { formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import type { DeskRequest } from "../desk/desk-contract.ts";

type Props = Readonly<{ request: DeskRequest; market: Market }>;

const roomWords = ({ seats, room }: DeskRequest): string => {
  if (room === "shared") return seats === 1 ? "bed in a shared room" : "beds in shared rooms";
  return seats === 2 ? "private room for two" : "private rooms";
};

/** What was asked for, as the traveller sees it. */
export const RequestFacts = ({ request, market }: Props) => {
  const { email, phone, language, seats, flexible, bill, question } = request;
  const money = (cents: number) => formatMoney(cents, market.currency);
  const rows = [
    ["E-mail", `${email} · ${language}`],
    ...(phone === null ? [] : [["Telephone", phone] as const]),
    [counted(seats, "seat"), `${seats} × ${money(bill.seatCents)}`],
    ["Room", `${roomWords(request)}${bill.roomCents > 0 ? `, ${money(bill.roomCents)}` : ""}`],
    ...(flexible ? [["Flexible option", money(bill.flexibleCents)] as const] : []),
    [
      bill.deposit
        ? `Total as asked, deposit ${money(bill.deposit.cents)}, balance ${money(bill.deposit.balanceCents)} on ${formatDay(bill.deposit.balanceDue)}`
        : "Total as asked, due on booking",
      money(bill.totalCents),
    ],
  ] as const;
  return (
    <section>
      <h3>
        What was asked <small>the traveller sees the same behind the link</small>
      </h3>
      <dl className="request-asked">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {question !== "" && (
        <>
          <h3>The traveller’s question</h3>
          <blockquote>{question}</blockquote>
        </>
      )}
    </section>
  );
};

/** The departure as it is now. */
export const DepartureNow = ({ request }: Props) => {
  const { departure, travelName, departureDate, tourId, otherSeats } = request;
  return (
    <section>
      <h3>
        The departure now{" "}
        {departure ? (
          <Link to={`/travels/${departure.travelId}/tours/${tourId}`}>
            {`${travelName}, ${formatDay(departureDate)}`}
          </Link>
        ) : (
          <small>{`${travelName}, ${formatDay(departureDate)}: it was deleted`}</small>
        )}
      </h3>
      {departure && (
        <p className="request-departure">
          <StatusTag status={departure.status} />
          <span>{`${departure.peopleIn} in of ${departure.peopleMinimum} needed`}</span>
          <span>{`${departure.seatsFree} left of ${departure.seatsTotal}`}</span>
          <span>{`${departure.interested} interested`}</span>
        </p>
      )}
      {otherSeats > 0 && (
        <p className="dim">
          {`Other requests for this departure ask for ${counted(otherSeats, "seat")}. `}
          {departure && (
            <Link to={`/travels/${departure.travelId}/tours/${tourId}/requests`}>See them</Link>
          )}
        </p>
      )}
    </section>
  );
};
