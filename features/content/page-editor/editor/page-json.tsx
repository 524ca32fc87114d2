import "#platform/zod-messages.ts";
import { pageInputSchema } from "#features/content/pages/contract.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { useEditor } from "../editing/editor-context.ts";
import { JsonPanel } from "../json/json-panel.tsx";
import { denormalize } from "../state/edited-page.ts";
import { usePage, usePageStore } from "../state/use-page.ts";

const checkPageJson = (value: Record<string, unknown>): RuleError | null => {
  const { data, error } = pageInputSchema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) return { path: issue.path.join("."), message: issue.message };
  const ids = (data?.blocks ?? []).map(({ id }) => id);
  const duplicateIndex = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return duplicateIndex === -1
    ? null
    : { path: `blocks.${duplicateIndex}.id`, message: "Another block of this page has this id." };
};

const PageJson = ({ catalogue }: { catalogue: readonly CatalogueBlock[] }) => {
  const { writePage } = useEditor();
  const store = usePageStore();
  const page = usePage(({ edited }) => denormalize(edited));
  const order = usePage(({ edited }) => edited.order);
  const errors = usePage((state) => state.errors);
  return (
    <section aria-label="JSON of the page" className="block-form">
      <header className="form-head">
        <h2>Page</h2>
        <span className="tag">JSON</span>
      </header>
      <div className="form-body">
        <JsonPanel
          label="JSON of the page"
          value={page}
          errors={errors.map(({ block, path, message }) => ({
            path: block === null ? path : `blocks.${order.indexOf(block)}.${path}`,
            message,
          }))}
          catalogue={catalogue}
          check={checkPageJson}
          onChange={(value) => writePage(pageInputSchema.parse(value))}
          onProblem={store.setJsonProblem}
        />
      </div>
    </section>
  );
};

export default PageJson;
