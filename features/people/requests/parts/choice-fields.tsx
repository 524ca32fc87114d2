import type { Choice, Room } from "../contract.ts";
import type { RequestFormView } from "./form-view.ts";
import { fieldNames } from "./typed.ts";

type Props = Readonly<{
  view: RequestFormView;
  choice: Choice;
  onChange: (choice: Choice) => void;
}>;

type DatesProps = Readonly<{
  dates: NonNullable<RequestFormView["dates"]>;
  tourId: string;
  onChange: (tourId: string) => void;
}>;

/** Other dates, where the departure itself is full; the one that is chosen is what is asked for. */
export const Dates = ({ dates, tourId, onChange }: DatesProps) => (
  <fieldset className="request-group">
    <legend>{dates.label}</legend>
    <div className="request-box">
      {dates.options.map((option) => (
        <label key={option.tourId}>
          <input
            type="radio"
            name={fieldNames.tour}
            value={option.tourId}
            checked={option.tourId === tourId}
            onChange={() => onChange(option.tourId)}
          />
          <span>{option.date}</span>
          <b>{option.amount}</b>
          <small>{option.left}</small>
        </label>
      ))}
    </div>
  </fieldset>
);

export const Seats = ({ view: { seats, room }, choice, onChange }: Props) => (
  <fieldset className="request-group">
    <legend>
      {seats.label} {seats.left && <small>{seats.left}</small>}
    </legend>
    <div className="request-seats">
      {seats.options.map((option) => (
        <label key={option.seats}>
          <input
            type="radio"
            name={fieldNames.seats}
            value={option.seats}
            checked={choice.seats === option.seats}
            aria-disabled={option.refusal === null ? undefined : true}
            aria-label={option.refusal === null ? undefined : `${option.seats}, ${option.refusal}`}
            onChange={() => {
              if (option.refusal !== null) return;
              onChange({
                ...choice,
                seats: option.seats,
                room: room.first[option.seats] ?? "shared",
              });
            }}
          />
          <span>{option.seats}</span>
        </label>
      ))}
    </div>
    {seats.more && (
      <p className="small">
        {seats.more.text}{" "}
        <a href={seats.more.href} className="text-link">
          {seats.more.label}
        </a>
      </p>
    )}
  </fieldset>
);

export const Rooms = ({ view: { room }, choice, onChange }: Props) => {
  if (room.none !== null)
    return (
      <>
        <p className="small">{room.none}</p>
        <input type="hidden" name={fieldNames.room} value="shared" />
      </>
    );
  const choose = (next: Room) => onChange({ ...choice, room: next });
  return (
    <fieldset className="request-group">
      <legend>{room.label}</legend>
      <div className="request-box">
        {(room.options[choice.seats] ?? []).map((option) => (
          <label key={option.room}>
            <input
              type="radio"
              name={fieldNames.room}
              value={option.room}
              checked={choice.room === option.room}
              onChange={() => choose(option.room)}
            />
            <span>{option.name}</span>
            <b>{option.amount}</b>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

export const Flexible = ({ view: { flexible }, choice, onChange }: Props) =>
  flexible && (
    <fieldset className="request-group">
      <legend>{flexible.group}</legend>
      <div className="request-box">
        <label>
          <input
            type="checkbox"
            name={fieldNames.flexible}
            value="yes"
            checked={choice.flexible}
            onChange={() => onChange({ ...choice, flexible: !choice.flexible })}
          />
          <span>{flexible.label}</span>
          <b>{flexible.amount}</b>
          <small>{flexible.note}</small>
        </label>
      </div>
    </fieldset>
  );
