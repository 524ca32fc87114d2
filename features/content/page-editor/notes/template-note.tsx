import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getTemplateStructure } from "#features/content/templates/calls.ts";
import { call } from "#platform/browser/call.ts";
import { useEditor } from "../editing/editor-context.ts";
import { structureText } from "../templates/template-list.tsx";

type TemplateNoteProps = Readonly<{ country: string; template: string }>;

/** The template that a page is made of, and the way out of it. */
const TemplateNote = ({ country, template }: TemplateNoteProps) => {
  const { putField } = useEditor();
  const { data, error } = useQuery({
    queryKey: ["template structure", country, template],
    queryFn: () => call(getTemplateStructure, { country, id: template }),
    retry: false,
  });
  return (
    <details className="extra">
      <summary>Template</summary>
      <p>
        {error?.message}
        {data && `Made of “${data.name}”: ${structureText(data).toLowerCase()}.`}
      </p>
      <p>
        <Button variant="default" onClick={() => putField("template", null)}>
          Loosen the page from it
        </Button>
      </p>
      <p className="field-hint">Super editors can save that; what it fixes then holds no longer.</p>
    </details>
  );
};

export default TemplateNote;
