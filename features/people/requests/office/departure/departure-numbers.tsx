import { SeatBoxes } from "#design/office/figures/meter.tsx";
import { counted } from "#platform/counted.ts";
import type { DepartureRequests } from "./shown-requests.ts";

type Props = Readonly<{
  departure: DepartureRequests["departure"];
  seatsAsked: number;
  requestCount: number;
}>;

/** People in, seats left, seats asked for, and who is interested. */
export const DepartureNumbers = ({ departure, seatsAsked, requestCount }: Props) => {
  const { peopleIn, peopleMinimum, seatsFree, seatsTotal, interested, alerts } = departure;
  const boxes = [
    {
      figure: `${peopleIn} of ${peopleMinimum}`,
      text: "people in, of the smallest group",
    },
    { figure: `${seatsFree} left`, text: `of ${counted(seatsTotal, "seat")}` },
    { figure: `${seatsAsked} asked for`, text: `in ${counted(requestCount, "request")}` },
    {
      figure: `${interested} interested`,
      text: `${alerts} ${alerts === 1 ? "has" : "have"} an alert`,
    },
  ];
  return (
    <dl className="departure-numbers">
      {boxes.map(({ figure, text }, index) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
          {index === 0 && (
            <dd>
              <SeatBoxes taken={peopleIn} needed={Math.max(0, peopleMinimum - peopleIn)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
