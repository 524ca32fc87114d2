import { useId } from "react";
import { Icon as SiteIcon } from "#design/icons.tsx";
import { fieldId } from "#design/office/form/field-schema.ts";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { type Transport, transports } from "#features/catalogue/travels/contract.ts";
import { transportLabels } from "./day-words.ts";

export type TransportFieldProps = Readonly<{ path: string; value: Transport | null }>;

/** By what the group travels; none for a day at one place. */
export const TransportField = ({ path, value }: TransportFieldProps) => {
  const store = useDraftStore();
  const name = useId();
  return (
    <fieldset className="radio-group transports" id={fieldId(path)} tabIndex={-1}>
      <legend className="field-label">By</legend>
      {[null, ...transports].map((transport) => (
        <label
          key={transport ?? "none"}
          data-chosen={transport === value}
          title={transport ? transportLabels[transport] : "Not on the road"}
        >
          <input
            type="radio"
            name={name}
            checked={transport === value}
            aria-label={transport ? transportLabels[transport] : "Not on the road"}
            onChange={() => store.put(path, transport)}
          />
          {transport ? <SiteIcon name={transport} size={19} /> : <span aria-hidden="true">–</span>}
        </label>
      ))}
    </fieldset>
  );
};
