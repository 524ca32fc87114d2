import { NativeSelect } from "@mantine/core";
import { fieldId } from "#design/office/form/field-schema.ts";
import { useEditor } from "../editing/editor-context.ts";
import { usePage } from "../state/use-page.ts";
import { routingKeyChoices } from "./routing-keys.ts";
import { useFieldError } from "./use-field-error.ts";

/** The route of the site whose page this is. */
const RoutingKeyField = () => {
  const { putField } = useEditor();
  const error = useFieldError("routingKey");
  const key = usePage(({ edited }) => edited.fields.routingKey);
  return (
    <NativeSelect
      id={fieldId("routingKey")}
      label="Routing key"
      description="Only for fixed pages"
      data={[...routingKeyChoices(key)]}
      value={key ?? ""}
      error={error}
      onChange={(event) => putField("routingKey", event.currentTarget.value || null)}
    />
  );
};
export default RoutingKeyField;
