import "./destinations-field.css";
import { Button } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { Icon, IconButton } from "#design/office/icons.tsx";
import { findChoice } from "#features/records/choices/pickers/choices.ts";
import { useCountry } from "./use-resources.ts";

const PickDialog = lazy(() => import("#features/records/choices/pickers/pick-dialog.tsx"));

const useNames = (country: string, ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ["choice", country, "destination", id],
      queryFn: () => findChoice(country, "destination", id),
      staleTime: 60_000,
      retry: false,
    })),
  }).map(({ data, isPending }) => {
    if (data) return data.label;
    return isPending ? "…" : "One that is gone";
  });

/** The regions, countries and places of a travel. */
export const DestinationsField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const country = useCountry();
  const [isPicking, setPicking] = useState(false);
  const ids = Array.isArray(value) ? (value as readonly string[]) : [];
  const names = useNames(country, ids);
  const label = labelOf(name, schema);
  const error = errorAt(path);
  return (
    <div id={fieldId(path)} tabIndex={-1} role="group" aria-label={label}>
      <span className="field-label">
        {label} <small>{ids.length}</small>
      </span>
      <ul className="destinations">
        {ids.map((id, index) => (
          <li key={id}>
            {names[index]}
            <IconButton
              icon="close"
              label={`Remove ${names[index]}`}
              onClick={() =>
                put(
                  path,
                  ids.filter((each) => each !== id),
                )
              }
            />
          </li>
        ))}
        <li>
          <Button
            variant="default"
            leftSection={<Icon name="plus" />}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            Add a destination
          </Button>
        </li>
      </ul>
      {schema.help && <p className="field-hint">{schema.help}</p>}
      {error !== undefined && <p className="field-error">{error}</p>}
      {isPicking && (
        <Suspense>
          <PickDialog
            kind="destination"
            country={country}
            chosenId={null}
            onPick={({ id }) => {
              setPicking(false);
              if (!ids.includes(id)) put(path, [...ids, id]);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
