import { useEffect } from "react";
import { Link } from "react-router";
import { useQuery } from "@tanstack/react-query";
import type { SlugCheck } from "#features/content/pages/contract.ts";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import { slugErrors, slugProblem } from "#features/content/pages/rules.ts";
import { useEditor } from "../editing/editor-context.ts";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { usePage, usePageStore } from "../state/use-page.ts";
import { redirectSentence } from "./redirect-sentence.ts";
import { slugApi } from "./slug-api.ts";
import "./slug-notes.css";

type RedirectNoteProps = Readonly<{
  redirect: Redirect;
  /** A slug that no page has yet; null for the page's own. */
  freeSlug: string | null;
}>;

const RedirectNote = ({ redirect, freeSlug }: RedirectNoteProps) => (
  <p className="slug-note" data-kind={redirect.enabled || freeSlug === null ? "warning" : "good"}>
    {redirectSentence(redirect, freeSlug)}{" "}
    <Link to={`/redirects?open=${redirect.id}`}>Open the redirect</Link>
  </p>
);

/** What stands at a slug that the stored page does not have yet. */
const OwnerNote = ({ slug, check }: Readonly<{ slug: string; check: SlugCheck }>) => {
  if (check.page)
    return (
      <p className="slug-note" data-kind="danger">
        {"Taken by "}
        <Link to={`/custompages/${check.page.id}`}>
          {check.page.name || "a page without a name"}
        </Link>
      </p>
    );
  const problem = slugProblem(slug, check);
  if (problem !== null)
    return (
      <p className="slug-note" data-kind="danger">
        {problem}
      </p>
    );
  return (
    <p className="slug-note" data-kind="good">
      {`/${slug} is free`}
    </p>
  );
};

/** Whether the slug as typed is free, and the redirect that leaves from it. */
const SlugNotes = () => {
  const { country } = useEditor();
  const stored = usePage((state) => state.stored);
  const typed = usePage(({ edited }) => edited.fields.slug.trim());
  const slug = useDebouncedPage(({ edited }) => edited.fields.slug.trim());
  const isOwn = stored !== null && slug.toLowerCase() === stored.slug.toLowerCase();
  const isAsked = slug !== "" && !isOwn && slugErrors({ slug, routingKey: null }).length === 0;
  const { data: check } = useQuery({
    queryKey: ["slug", country, slug, stored?.id],
    queryFn: () => slugApi(country).check(slug, stored?.id ?? null),
    enabled: isAsked,
    retry: false,
  });
  const { data: ownRedirect } = useQuery({
    queryKey: ["slug redirect", country, stored?.id, stored?.version],
    queryFn: () => (stored ? slugApi(country).redirectOf(stored) : null),
    enabled: stored !== null && stored.slug !== "",
    retry: false,
  });
  const isCurrent = typed === slug;
  const store = usePageStore();
  const problem = isAsked && check ? slugProblem(slug, check) : null;
  useEffect(() => {
    if (isCurrent) store.setSlugProblem(problem);
  }, [store, isCurrent, problem]);
  const redirect = isOwn ? ownRedirect : check?.redirect;
  const isRedirectAlone = !isOwn && check?.redirect && problem === null;
  return (
    <div role="status">
      {isAsked && isCurrent && check && !isRedirectAlone && <OwnerNote slug={slug} check={check} />}
      {(isOwn || isAsked) && isCurrent && redirect && (
        <RedirectNote redirect={redirect} freeSlug={isRedirectAlone ? slug : null} />
      )}
    </div>
  );
};

export default SlugNotes;
