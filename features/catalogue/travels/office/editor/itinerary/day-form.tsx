import { NativeSelect } from "@mantine/core";
import { NumberField, TextField } from "#design/office/form/text-field.tsx";
import { Chips } from "#design/office/form/choices/chips.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { IconButton } from "#design/office/icons.tsx";
import { ItemButtons } from "#design/office/item-list/item-buttons.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { PictureField } from "#features/assets/media/pickers/picture-field.tsx";
import {
  itineraryDaySchema,
  type Lodging,
  lodgings,
} from "#features/catalogue/travels/contract.ts";
import { followsStops, startOfDay, titleOfStops } from "../record/follow.ts";
import { useTravel } from "../record/use-travel.ts";
import { useCountry } from "../fields/use-resources.ts";
import { addDay, duplicateDay, moveDay, removeDay } from "./day-changes.ts";
import { ActivitiesField } from "./activities-field.tsx";
import { lodgingLabels, mealChoices } from "./day-words.ts";
import { StopField } from "./stop-field.tsx";
import { TransportField } from "./transport-field.tsx";

const maxTitle = 300;
const maxText = itineraryDaySchema.shape.text.maxLength ?? undefined;

export type DayFormProps = Readonly<{ index: number; onOpen: (index: number) => void }>;

const DayHead = ({ index, onOpen }: DayFormProps) => {
  const store = useDraftStore();
  const count = useTravel(({ itinerary }) => itinerary.length);
  const stops = useTravel(({ itinerary }) => titleOfStops(itinerary, index));
  const name = `day ${index + 1}`;
  const moveTo = (to: number) => {
    store.change(moveDay(index, to));
    onOpen(to);
  };
  return (
    <header className="day-head">
      <h2>{`Day ${index + 1}`}</h2>
      {stops !== "" && <span className="day-stops">{stops}</span>}
      <div>
        <IconButton
          icon="plus"
          label={`Add a day after ${name}`}
          onClick={() => {
            store.change(addDay(index + 1));
            onOpen(index + 1);
          }}
        />
        <ItemButtons
          name={name}
          index={index}
          count={count}
          onDuplicate={() => {
            store.change(duplicateDay(index));
            onOpen(index + 1);
          }}
          onMove={moveTo}
          onDelete={() => {
            store.change(removeDay(index));
            onOpen(Math.max(0, Math.min(index, count - 2)));
          }}
        />
      </div>
    </header>
  );
};

const TitleField = ({ index, path }: Readonly<{ index: number; path: string }>) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const title = useTravel(({ itinerary }) => itinerary[index]?.title ?? "");
  const isFollowing = useTravel(({ itinerary }) => followsStops(itinerary, index));
  return (
    <TextField
      id={fieldId(`${path}.title`)}
      label="Title"
      value={title}
      maxLength={maxTitle}
      error={errorAt(`${path}.title`)}
      hint={
        isFollowing && title !== "" ? "It follows the stops until you write another." : undefined
      }
      onChange={(text) => store.put(`${path}.title`, text)}
    />
  );
};

const lodgingChoices = [
  { value: "", label: "Not said" },
  ...lodgings.map((value) => ({ value, label: lodgingLabels[value] })),
];

type LodgingFieldProps = Readonly<{ path: string; value: Lodging | null }>;

const LodgingField = ({ path, value }: LodgingFieldProps) => {
  const store = useDraftStore();
  return (
    <NativeSelect
      id={fieldId(path)}
      label="Lodging"
      data={lodgingChoices}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        store.put(path, currentTarget.value === "" ? null : currentTarget.value)
      }
    />
  );
};

/** One day of the itinerary. */
export const DayForm = ({ index, onOpen }: DayFormProps) => {
  const store = useDraftStore();
  const country = useCountry();
  const errorAt = useErrorAt();
  const day = useTravel(({ itinerary }) => itinerary[index]);
  const from = useTravel(({ itinerary }) => startOfDay(itinerary, index));
  if (!day) return null;
  const path = `itinerary.${index}`;
  const at = (name: string) => `${path}.${name}`;
  return (
    <div className="day-form">
      <DayHead index={index} onOpen={onOpen} />
      <div className="day-fields">
        <TitleField index={index} path={path} />
        <div className="day-pair">
          <div>
            <span className="field-label">From</span>
            <p className="day-from">{from ?? "Where the group meets"}</p>
          </div>
          <StopField
            path={at("sleep")}
            value={day.sleep}
            error={errorAt(at("sleep"))}
            onEnter={() => focusField(at("text"))}
          />
        </div>
        <div className="day-trio">
          <TransportField path={at("transport")} value={day.transport} />
          <NumberField
            id={fieldId(at("hours"))}
            label="Hours"
            value={day.hours}
            isWhole={false}
            error={errorAt(at("hours"))}
            onChange={(hours) => store.put(at("hours"), hours)}
          />
          <Chips
            id={fieldId(at("meals"))}
            label="Meals included"
            choices={mealChoices}
            chosen={day.meals}
            onChange={(meals) => store.put(at("meals"), meals)}
          />
          <LodgingField path={at("lodging")} value={day.lodging} />
        </div>
        <TextField
          id={fieldId(at("text"))}
          label="Text"
          value={day.text}
          isLong
          maxLength={maxText}
          error={errorAt(at("text"))}
          onChange={(text) => store.put(at("text"), text)}
        />
        <ActivitiesField path={at("activities")} activities={day.activities} />
        <PictureField
          country={country}
          id={fieldId(at("pictureId"))}
          label="Picture"
          value={day.pictureId}
          hint="Shown 3:2."
          isRequired={false}
          error={errorAt(at("pictureId"))}
          onChange={(id) => store.put(at("pictureId"), id)}
        />
      </div>
    </div>
  );
};
