import "./itinerary-tab.css";
import { Button } from "@mantine/core";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { Note } from "#design/office/screen/note.tsx";
import { counted } from "#platform/counted.ts";
import { type LengthOffer as Offer, lengthOffer } from "../record/follow-length.ts";
import { useTravel } from "../record/use-travel.ts";
import { layOutDays } from "./day-changes.ts";

const writtenWords = (offer: Offer): string | null => {
  if (offer.kind === "add" || offer.written.length === 0) return null;
  const [only] = offer.written;
  return offer.written.length === 1
    ? `Something is written in day ${only}.`
    : `Something is written in days ${offer.written.join(", ")}.`;
};

/** Where length and itinerary differ, somebody says which of both is meant: nothing goes by itself. */
export const LengthOffer = () => {
  const store = useDraftStore();
  const days = useTravel((travel) => travel.days);
  const itinerary = useTravel((travel) => travel.itinerary);
  const offer = lengthOffer({ days, itinerary });
  if (!offer) return null;
  const count = counted(offer.count, "day");
  return (
    <Note
      kind={offer.kind === "add" ? "information" : "warning"}
      title={`The itinerary has ${counted(itinerary.length, "day")}, not ${days}.`}
    >
      {writtenWords(offer)}
      <span className="length-offer">
        <Button size="compact-md" variant="default" onClick={() => store.change(layOutDays(days))}>
          {offer.kind === "add" ? `Add ${count}` : `Remove ${count}`}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          onClick={() => store.put("days", itinerary.length)}
        >
          {`Keep ${counted(itinerary.length, "day")}`}
        </Button>
      </span>
    </Note>
  );
};
