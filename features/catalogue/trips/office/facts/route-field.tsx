import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { type Stop, stopNameIn } from "#features/catalogue/trips/contract.ts";

const format = "route";

/** The stops in their order; they are placed on the map, and not here. */
const RouteField = ({ name, path, schema, value, errorAt }: FieldProps) => {
  const stops = Array.isArray(value) ? (value as readonly Stop[]) : [];
  const error = errorAt(path);
  return (
    <div id={fieldId(path)} tabIndex={-1} role="group" aria-label={labelOf(name, schema)}>
      <span className="field-label">
        {labelOf(name, schema)} <small>{stops.length}</small>
      </span>
      <p className="field-hint">
        {stops.length === 0
          ? "No stops yet. The map of a travel places them."
          : stops.map((stop) => stopNameIn(stop, "en")).join(" · ")}
      </p>
      {error !== undefined && <p className="field-error">{error}</p>}
    </div>
  );
};

export const routeField: SpecialField = {
  matches: (schema) => schema.format === format,
  Field: RouteField,
};
