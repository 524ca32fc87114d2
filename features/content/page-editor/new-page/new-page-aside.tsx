import { useQuery } from "@tanstack/react-query";
import { formatExact } from "#design/office/dates/format-moment.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import { slugProblem } from "#features/content/pages/rules.ts";
import { slugApi } from "../slug/slug-api.ts";
import { structureText } from "../templates/template-list.tsx";
import { BlocksLeftOut, BlocksToTake } from "./blocks-to-take.tsx";
import { PageSource } from "./page-source.tsx";
import type { NewPageState } from "./use-new-page.ts";

const useSlugNote = (country: string, slug: string): Readonly<{ text: string; isBad: boolean }> => {
  const settled = useSettled(slug.trim());
  const { data } = useQuery({
    queryKey: ["slug of a new page", country, settled],
    queryFn: () => slugApi(country).check(settled, null),
    enabled: /^[\w/-]+$/.test(settled),
    retry: false,
  });
  if (!data || settled !== slug.trim()) return { text: "", isBad: false };
  const problem = slugProblem(settled, data);
  return { text: problem ?? `/${settled} is free`, isBad: problem !== null };
};

const titles = { empty: "Empty page", template: "Template", page: "From another page" } as const;

type AsideProps = Readonly<{ country: string; state: NewPageState }>;

const Head = ({ state: { start, template } }: AsideProps) => (
  <div className="new-page-head">
    <h3>{template?.name ?? titles[start.kind]}</h3>
    <p>
      {template &&
        `${template.author === null ? "" : `By ${template.author}, `}${formatExact(template.updatedAt)} · ${structureText(template.structure)}`}
      {start.kind === "empty" && "One block of space, nothing else."}
      {start.kind === "page" && "Its blocks are copied; the two stay apart."}
    </p>
  </div>
);

/** Name, slug and blocks of the page that is about to be made. */
export const NewPageAside = (props: AsideProps) => {
  const { country, state } = props;
  const { fields, errors, start } = state;
  const note = useSlugNote(country, fields.slug);
  const slugError = errors["slug"] ?? (note.isBad ? note.text : undefined);
  return (
    <>
      <Head {...props} />
      <div className="new-page-fields">
        <div className="new-page-names">
          <TextField
            id="new-page-name"
            label="Name"
            value={fields.name}
            error={errors["name"]}
            onChange={state.setName}
          />
          <TextField
            id="new-page-slug"
            label="Slug"
            value={fields.slug}
            error={slugError}
            hint={slugError === undefined && note.text !== "" ? note.text : undefined}
            onChange={state.setSlug}
          />
        </div>
        {start.kind === "page" && <PageSource start={start} onStart={state.setStart} />}
        {state.isLoading && <p role="status">Loading its blocks …</p>}
        {state.offered.length > 0 && (
          <BlocksToTake
            offered={state.offered}
            catalogue={state.catalogue}
            left={state.left}
            onLeft={state.setLeft}
          />
        )}
        {state.leftOut.length > 0 && <BlocksLeftOut reasons={state.leftOut} />}
        {state.problem !== null && Object.keys(errors).every((path) => path.includes("block")) && (
          <p role="alert" className="field-error">
            {state.problem}
          </p>
        )}
      </div>
    </>
  );
};
