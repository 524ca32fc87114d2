import { Icon } from "#design/office/icons.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { counted } from "#platform/counted.ts";
import type { DepartureRequests, WouldDo } from "./shown-requests.ts";

type CardProps = Readonly<{
  title: string;
  giving: WouldDo | null;
  /** Why nothing can be given. */
  obstacle: string | null;
  minimum: number;
}>;

const Card = ({ title, giving, obstacle, minimum }: CardProps) => (
  <li>
    <h3>{title}</h3>
    {giving ? (
      <>
        <p>
          <Icon name="people" />{" "}
          {`${giving.after.peopleIn} of ${minimum}, ${giving.after.seatsFree} left`}
        </p>
        <p>
          <Icon name={giving.suggestion ? "check" : "clock"} />{" "}
          {giving.suggestion
            ? `The departure can become ${officeStatusNames[giving.suggestion.status]}. ${giving.suggestion.reason}`
            : giving.after.peopleNeeded > 0
              ? `Its status stays: ${giving.after.peopleNeeded} more ${giving.after.peopleNeeded === 1 ? "is" : "are"} needed`
              : "Its status stays"}
        </p>
      </>
    ) : (
      <p>
        <Icon name="lock" /> {obstacle ?? "There are fewer seats."}
      </p>
    )}
  </li>
);

/** What each request and the chosen together would do to the departure. */
export const IfYouGive = ({
  requests,
  chosen,
}: Readonly<{ requests: DepartureRequests; chosen: readonly string[] }>) => {
  const { open, together, departure } = requests;
  const minimum = departure.peopleMinimum;
  const shown =
    chosen.length === 0 ? open : open.filter(({ request }) => chosen.includes(request.id));
  return (
    <section className="if-you-give" aria-labelledby="if-you-give">
      <h2 id="if-you-give">
        If you give <small>choose rows, or read what each would do</small>
      </h2>
      <ul aria-live="polite">
        {shown.map(({ request, giving, obstacle }) => (
          <Card
            key={request.id}
            title={`${request.name}, ${counted(request.seats, "seat")}`}
            giving={giving}
            obstacle={obstacle}
            minimum={minimum}
          />
        ))}
        {together && (
          <Card
            title={`${chosen.length} together, ${counted(together.seats, "seat")}`}
            giving={together.giving}
            obstacle={`${together.seats} asked, ${departure.seatsFree} left.`}
            minimum={minimum}
          />
        )}
      </ul>
      <Note kind="information" title="When it is full,">
        requests become the waiting list in the order in which they came. A free seat is offered,
        never given by itself.
      </Note>
    </section>
  );
};
