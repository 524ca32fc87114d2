import "#design/office/list/filters/filter-bar.css";
import { Menu } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import { SearchField } from "#design/office/list/filters/search-field.tsx";
import { languageName } from "#markets/places/display-names.ts";
import { collatorOf } from "#platform/texts/collator.ts";
import type { CalendarCoordinator } from "../api/calendar-api.ts";
import { shortDayText } from "../calendar-days/move-days.ts";
import type { RangeState } from "../calendar-days/use-range.ts";
import { ChoiceMenu } from "../filters/choice-menu.tsx";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { peopleFilterOf } from "./filter-people.ts";

export type NamedTravel = Readonly<{ id: string; name: string }>;

type Choices = readonly (readonly [value: string, label: string])[];

const byLabel = (choices: Choices, language: string): Choices =>
  choices.toSorted((a, b) => collatorOf(language).compare(a[1], b[1]));

const Legend = () => (
  <ul className="timeline-legend" aria-label="Signs">
    <li data-sign="away">not available</li>
    <li data-sign="short">fewer than 3 days at home</li>
    <li data-sign="free">free for what you chose</li>
  </ul>
);

type ChoiceOptions = Readonly<{
  label: string;
  value: string | null;
  choices: Choices;
  onChoose: (value: string | null) => void;
}>;

const OneOf = ({ label, value, choices, onChoose }: ChoiceOptions) => (
  <ChoiceMenu
    label={label}
    value={choices.find(([each]) => each === value)?.[1] ?? ""}
    onClear={() => onChoose(null)}
  >
    <div className="calendar-choices">
      <Menu.RadioGroup value={value ?? ""} onChange={(next) => onChoose(next)}>
        {choices.map(([each, text]) => (
          <Menu.RadioItem key={each} value={each} closeMenuOnClick>
            {text}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  </ChoiceMenu>
);

type ChosenDaysProps = Readonly<{ asked: SheetRow; onClear: () => void }>;

const ChosenDays = ({ asked, onClear }: ChosenDaysProps) => (
  <span className="filter-button" data-on="true">
    <span className="filter-open">
      Free{" "}
      <b>{`${shortDayText(asked.draft.departureDate).slice(4)} – ${shortDayText(asked.draft.endDate).slice(4)}`}</b>
    </span>
    <button
      type="button"
      className="filter-remove"
      aria-label="Choose no departure"
      onClick={onClear}
    >
      <Icon name="close" />
    </button>
  </span>
);

type PeopleFiltersProps = Readonly<{
  range: RangeState;
  people: readonly CalendarCoordinator[];
  travels: readonly NamedTravel[];
  /** That of the names. */
  language: string;
  asked: SheetRow | null;
  onClear: () => void;
}>;

/** Which coordinators the calendar shows; all of it stands in the address. */
export const PeopleFilters = (props: PeopleFiltersProps) => {
  const { range, people, travels, language, asked, onClear } = props;
  const { query, set } = range;
  const filter = peopleFilterOf(query);
  const languages = [...new Set(people.flatMap((person) => person.languages))];
  return (
    <div className="filter-bar calendar-filters" role="search">
      <SearchField
        label="Name, city, language"
        words={filter.words}
        setSearch={({ words }) => set("q", words)}
      />
      <OneOf
        label="Language"
        value={filter.language}
        choices={byLabel(
          languages.map((code) => [code, languageName(code, "en")]),
          "en",
        )}
        onChoose={(code) => set("language", code)}
      />
      <OneOf
        label="Has led"
        value={filter.ledTravelId}
        choices={byLabel(
          travels.map(({ id, name }) => [id, name]),
          language,
        )}
        onChoose={(travel) => set("led", travel)}
      />
      {asked && <ChosenDays asked={asked} onClear={onClear} />}
      <Legend />
    </div>
  );
};
