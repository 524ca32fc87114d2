import "./trips.css";
import "../office/map/trip-map.css";
import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { recordApi } from "#design/office/record/record-api.ts";
import { RecordForm } from "#design/office/record/form/record-form.tsx";
import { useRecordForm } from "#design/office/record/form/use-record-form.ts";
import type { RecordDeclaration, Values } from "#design/office/record/record-declaration.ts";
import { toast } from "#design/office/toast.ts";
import type { TripInput, TripRecord } from "#features/catalogue/trips/contract.ts";
import { tripErrors } from "#features/catalogue/trips/rules.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { NewTripStops } from "../office/facts/new-trip-stops.tsx";
import { tripRecord } from "../office/facts/trip-record.ts";

export type NewTripDialogProps = Readonly<{
  country: string;
  /** What the travel is called so far, as a slug; empty where it has no name yet. */
  code: string;
  onMade: (trip: TripRecord) => void;
  onClose: () => void;
}>;

/** The stops are placed here by search, and not on a map. */
const declarationOf = (country: string): RecordDeclaration<TripInput> => ({
  ...tripRecord,
  specialFields: [
    {
      matches: ({ format }) => format === "route",
      Field: (props) => <NewTripStops {...props} country={country} />,
    },
    ...(tripRecord.specialFields ?? []),
  ],
});

/** Makes a trip without leaving what is written meanwhile. */
const NewTripDialog = ({ country, code, onMade, onClose }: NewTripDialogProps) => {
  const [first] = useState((): Values => ({ ...tripRecord.empty, code }));
  const [key] = useState(() => crypto.randomUUID());
  const declaration = useMemo(() => declarationOf(country), [country]);
  const [isBusy, setBusy] = useState(false);
  const form = useRecordForm({ declaration, stored: first, isNew: true, rules: tripErrors });
  const send = async (values: Values) => {
    setBusy(true);
    try {
      const { body } = await recordApi<TripInput>(declaration.path(country)).create(values, key);
      toast.success(declaration.created);
      onMade(body);
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) form.showErrors(error.errors);
      else toast.error(error instanceof Error ? error.message : "The trip could not be added.");
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title="New trip" size="side" onClose={onClose}>
      <form
        className="new-trip"
        onSubmit={(event) => {
          event.preventDefault();
          // It lies within the form of the travel, as far as React tells of events.
          event.stopPropagation();
          void form.submit(send);
        }}
      >
        <p className="field-hint">
          A trip is the same in all markets: its countries, stops and pictures. What you have
          written of the travel stays.
        </p>
        <RecordForm declaration={declaration} form={form} help={{}} />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Add trip and choose it
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};

export default NewTripDialog;
