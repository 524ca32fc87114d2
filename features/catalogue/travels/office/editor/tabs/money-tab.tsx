import "./money-tab.css";
import { Switch } from "@mantine/core";
import { fieldId } from "#design/office/form/field-schema.ts";
import { SchemaField } from "#design/office/form/schema-field.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { formatMoney } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { type CentsRange, trueCost } from "#features/catalogue/travels/rules.ts";
import { CentsField } from "../fields/money-fields.tsx";
import { useCountry } from "../fields/use-resources.ts";
import { useTravel } from "../record/use-travel.ts";

const rangeWords = ({ lowCents, highCents }: CentsRange, { currency }: Market): string => {
  const low = formatMoney(lowCents, currency);
  if (highCents === null) return `from ${low}`;
  return highCents === lowCents ? low : `${low} – ${formatMoney(highCents, currency)}`;
};

const itemsSchema = {
  type: "array",
  description: "What it is for",
  maxItems: 20,
  items: { type: "string", maxLength: 300 },
} as const;

const Pot = ({ market }: { market: Market }) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const pot = useTravel(({ moneyPot }) => moneyPot);
  return (
    <section aria-labelledby="pot-title">
      <h2 id="pot-title">Money pot</h2>
      <p className="field-hint">
        What each pays in cash into the fund of the group, on the way. Both amounts are 0 where
        there is none.
      </p>
      <div className="money-pair">
        <CentsField
          market={market}
          path="moneyPot.lowCents"
          label="From"
          cents={pot.lowCents}
          whenEmpty={0}
        />
        <CentsField
          market={market}
          path="moneyPot.highCents"
          label="To"
          cents={pot.highCents}
          whenEmpty={0}
        />
      </div>
      <SchemaField
        name="items"
        path="moneyPot.items"
        schema={itemsSchema}
        value={pot.items}
        errorAt={errorAt}
        put={store.put}
      />
    </section>
  );
};

const Flights = ({ market }: { market: Market }) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const flight = useTravel((travel) => travel.flight);
  return (
    <section aria-labelledby="flight-title">
      <h2 id="flight-title">Flights</h2>
      <p className="field-hint">Where the group meets, and what a flight there costs from.</p>
      <div className="money-pair">
        <TextField
          id={fieldId("flight.city")}
          label="City"
          value={flight.city}
          maxLength={100}
          error={errorAt("flight.city")}
          onChange={(city) => store.put("flight.city", city)}
        />
        <TextField
          id={fieldId("flight.airport")}
          label="Airport"
          value={flight.airport ?? ""}
          hint="Its three letters: RAK."
          error={errorAt("flight.airport")}
          onChange={(code) => store.put("flight.airport", code.trim().toUpperCase() || null)}
        />
        <TextField
          id={fieldId("flight.returnCity")}
          label="Back from"
          value={flight.returnCity ?? ""}
          maxLength={100}
          hint="Empty where the trip ends in the same city."
          error={errorAt("flight.returnCity")}
          onChange={(city) => store.put("flight.returnCity", city === "" ? null : city)}
        />
        <CentsField
          market={market}
          path="flight.directCents"
          label="A direct flight, from"
          cents={flight.directCents}
          hint="Empty where there is none."
          whenEmpty={null}
        />
        <CentsField
          market={market}
          path="flight.stopsCents"
          label="With a stop, from"
          cents={flight.stopsCents}
          whenEmpty={null}
        />
      </div>
    </section>
  );
};

const PrivateRoom = ({ market }: { market: Market }) => {
  const store = useDraftStore();
  const isOffered = useTravel(({ privateRoom }) => privateRoom);
  const cents = useTravel(({ privateRoomCents }) => privateRoomCents);
  return (
    <section aria-labelledby="room-title">
      <h2 id="room-title">Private room</h2>
      <Switch
        id={fieldId("privateRoom")}
        label="It can be booked"
        checked={isOffered}
        onChange={(event) => store.put("privateRoom", event.currentTarget.checked)}
      />
      {isOffered && (
        <div className="money-pair">
          <CentsField
            market={market}
            path="privateRoomCents"
            label="It costs"
            cents={cents}
            whenEmpty={null}
          />
        </div>
      )}
    </section>
  );
};

/** What it sums up to beside the price, which each departure has of its own. */
const Sum = ({ market }: { market: Market }) => {
  const moneyPot = useTravel((travel) => travel.moneyPot);
  const flight = useTravel((travel) => travel.flight);
  const privateRoom = useTravel((travel) => travel.privateRoom);
  const privateRoomCents = useTravel((travel) => travel.privateRoomCents);
  const cost = trueCost({ priceCents: 0, moneyPot, flight, privateRoom, privateRoomCents });
  const rows = [
    ["Money pot", cost.moneyPot && rangeWords(cost.moneyPot, market)],
    ["Flights", cost.flight && rangeWords(cost.flight, market)],
    ["Beside the price, in all", rangeWords(cost.paidToOthers, market)],
    [
      "Private room, if wanted",
      cost.privateRoom && formatMoney(cost.privateRoom.cents, market.currency),
    ],
  ] as const;
  return (
    <section className="money-sum" aria-labelledby="sum-title">
      <h2 id="sum-title">What it sums up to</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? "none"}</dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">The page adds the price of each departure.</p>
    </section>
  );
};

/** What travellers pay beside the price. */
export const MoneyTab = () => {
  const market = marketByApiCountry(useCountry());
  if (!market) return null;
  return (
    <div className="record-page-scroll">
      <div className="record-page-form money-tab">
        <Pot market={market} />
        <Flights market={market} />
        <PrivateRoom market={market} />
        <Sum market={market} />
      </div>
    </div>
  );
};
