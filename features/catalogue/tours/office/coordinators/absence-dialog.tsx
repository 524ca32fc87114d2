import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CoordinatorAbsence } from "#features/catalogue/coordinators/absence-contract.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { DateField } from "#design/office/form/date-field.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { IconButton } from "#design/office/icons.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { addDays, type Day } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { CalendarApi, CalendarCoordinator } from "../api/calendar-api.ts";
import { dayText } from "../calendar-days/move-days.ts";
import { absencesKey } from "./absences-key.ts";
import type { SheetRow } from "../grid/sheet/rows.ts";
import { HandOver } from "./hand-over.tsx";
import { monthsFrom, type Span, WholeMonths } from "./whole-months.tsx";

/** Absences that begin later than this, in twenty years, are not listed. */
const listedDays = 7300;

export type AbsenceDialogProps = Readonly<{
  api: CalendarApi;
  country: string;
  person: CalendarCoordinator;
  today: Day;
  /** From which day on they are away, unless somebody says another one. */
  firstDay: Day;
  /** The departures that the coordinator leads, among those that are loaded. */
  led: readonly SheetRow[];
  /** Reads departures that the calendar does not show. */
  onRead: (ids: readonly string[]) => void;
  /** Writes who leads departures instead; nothing is saved by that. */
  onGive: (rows: readonly SheetRow[], coordinatorId: string) => void;
  onClose: () => void;
}>;

const maxNote = 200;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : "The server could not be reached.";

const useAbsences = ({ api, country, person, today }: AbsenceDialogProps) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [...absencesKey(country), "of", person.id],
    queryFn: async () =>
      (await api.absences(today, addDays(today, listedDays))).filter(
        ({ coordinatorId }) => coordinatorId === person.id,
      ),
    retry: false,
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: absencesKey(country) });
    await client.invalidateQueries({ queryKey: ["calendar-free", country] });
  };
  return {
    absences: data ?? [],
    refresh,
    remove: async (absence: CoordinatorAbsence) => {
      try {
        await api.removeAbsence(absence);
        toast.success(`${person.name} is available again.`);
      } catch (error) {
        toast.error(`Nothing was changed. ${messageOf(error)}`);
      }
      await refresh();
    },
  };
};

const Leads = ({ rows }: Readonly<{ rows: readonly SheetRow[] }>) =>
  rows.length > 0 && (
    <Note kind="warning" title="Leads a group on these days:">
      {` ${rows
        .map(({ draft, stored }) => `${stored?.travel.name}, ${dayText(draft.departureDate)}`)
        .join("; ")}. They stay assigned until somebody else is.`}
    </Note>
  );

/** The departures that somebody leads while they are away. */
const useLed = ({ api, country, person, led, onRead }: AbsenceDialogProps, from: Day, to: Day) => {
  const { data } = useQuery({
    queryKey: ["calendar-led-by", country, person.id, from, to],
    queryFn: () => api.ledBy(person.id, from, to),
    retry: false,
    staleTime: 0,
  });
  const known = new Set(led.map(({ key }) => key));
  const unread = (data ?? []).map(({ id }) => id).filter((id) => !known.has(id));
  const asked = unread.join(",");
  useEffect(() => {
    if (asked !== "") onRead(asked.split(","));
  }, [asked, onRead]);
  return led.filter(({ draft }) => draft.departureDate <= to && draft.endDate >= from);
};

type FormProps = AbsenceDialogProps & Readonly<{ onSaved: () => Promise<void> }>;

const AbsenceForm = (props: FormProps) => {
  const { api, country, person, today, firstDay, onSaved, onGive, onClose } = props;
  const [span, setSpan] = useState<Span>({ from: firstDay, to: addDays(firstDay, 6) });
  const { from, to } = span;
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = async () => {
    try {
      await api.addAbsence({ coordinatorId: person.id, from, to, note });
      setErrors({});
      toast.success(`${person.name} is not available from ${formatDate(from)}.`);
      await onSaved();
    } catch (error) {
      const found = error instanceof ApiError ? error.errors : [];
      setErrors(Object.fromEntries(found.map(({ path, message }) => [path, message])));
      if (found.length === 0) toast.error(`Nothing was saved. ${messageOf(error)}`);
    }
  };
  const leading = useLed(props, from, to);
  return (
    <form
      className="absence-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="absence-days">
        <DateField
          id="absence-from"
          label="From"
          value={from}
          error={errors["from"]}
          onChange={(day) => setSpan({ from: day, to: day > to ? day : to })}
        />
        <DateField
          id="absence-to"
          label="To, included"
          value={to}
          min={from}
          error={errors["to"]}
          onChange={(day) => setSpan({ from, to: day })}
        />
      </div>
      <WholeMonths months={monthsFrom(firstDay, today)} chosen={span} onChoose={setSpan} />
      <TextField
        id="absence-note"
        label="Note for staff"
        value={note}
        maxLength={maxNote}
        onChange={setNote}
      />
      <Leads rows={leading} />
      {leading.length > 0 && (
        <HandOver
          key={leading.map(({ key }) => key).join(" ")}
          country={country}
          absentId={person.id}
          rows={leading}
          onGive={onGive}
        />
      )}
      <footer>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" color="blaze" className="save">
          Add these days
        </Button>
      </footer>
    </form>
  );
};

/** When a coordinator is not available, beside the groups that they lead. */
const AbsenceDialog = (props: AbsenceDialogProps) => {
  const { person, onClose } = props;
  const { absences, refresh, remove } = useAbsences(props);
  return (
    <OfficeDialog title={`When ${person.name} is not available`} onClose={onClose}>
      <ul className="absence-list" aria-label="Not available">
        {absences.map((absence) => {
          const days = `${dayText(absence.from)} – ${dayText(absence.to)}`;
          return (
            <li key={absence.id}>
              <span>
                <b>{days}</b> {absence.note}
              </span>
              <IconButton
                icon="trash"
                label={`Available again, ${days}`}
                onClick={() => void remove(absence)}
              />
            </li>
          );
        })}
        {absences.length === 0 && <li className="dim">No days are kept free yet.</li>}
      </ul>
      <AbsenceForm {...props} onSaved={refresh} />
    </OfficeDialog>
  );
};

// Loaded when it opens.
export default AbsenceDialog;
