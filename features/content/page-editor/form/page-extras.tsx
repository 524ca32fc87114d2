import { useState } from "react";
import { marketByApiCountry } from "#markets/markets.ts";
import { templateKindOf } from "#features/content/pages/owner-rules.ts";
import { useEditor } from "../editing/editor-context.ts";
import { PublicationPanel, SeoPanel, TemplateNote } from "./late-parts.tsx";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { type LocatedError, locateErrors } from "../errors/located-errors.ts";
import type { PageSource } from "../state/page-store.ts";
import { usePage } from "../state/use-page.ts";

export type PageExtrasProps = Readonly<{
  country: string;
  site: string | null;
  catalogue: readonly CatalogueBlock[];
  source: PageSource;
  isLocked: boolean;
  /** Called after a planned change ran. */
  onChanged: () => void;
  onGoToField: (error: LocatedError) => void;
}>;

const SeoSection = ({ country, site, catalogue, source, onGoToField }: PageExtrasProps) => {
  const [isOpen, setOpen] = useState(false);
  const market = marketByApiCountry(country)?.id;
  if (!market) return null;
  const goToPath = (path: string) =>
    onGoToField(
      locateErrors([{ path, message: "" }], source.get().blocks)[0] ?? {
        block: null,
        path,
        message: "",
      },
    );
  return (
    <details className="extra" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Search and sharing</summary>
      {isOpen && (
        <SeoPanel
          site={site}
          market={market}
          catalogue={catalogue}
          source={source}
          onGoToField={goToPath}
        />
      )}
    </details>
  );
};

export const PageExtras = (props: PageExtrasProps) => {
  const { country, isLocked, onChanged } = props;
  const { timeZone } = useEditor();
  const stored = usePage((state) => state.stored);
  const owner = usePage(({ edited }) => edited.fields.owner);
  const template = usePage(({ edited }) => edited.fields.template);
  if (templateKindOf(owner) !== null) return null;
  return (
    <>
      {owner === null && <SeoSection {...props} />}
      <details className="extra" open>
        <summary>Planned publishing</summary>
        <PublicationPanel
          country={country}
          pageId={stored?.id ?? null}
          timeZone={timeZone}
          isPublished={stored?.isPublished ?? false}
          isLocked={isLocked}
          onChanged={onChanged}
        />
      </details>
      {template !== null && <TemplateNote country={country} template={template} />}
    </>
  );
};
