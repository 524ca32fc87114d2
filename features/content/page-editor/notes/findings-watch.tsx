import { useEffect } from "react";
import { useEditor } from "../editing/editor-context.ts";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { denormalize } from "../state/edited-page.ts";
import { usePage } from "../state/use-page.ts";
import { type FindingsOptions, useFindings } from "./use-findings.ts";

export type FindingsWatchProps = Omit<FindingsOptions, "storedId">;

/** Looks at the open page as long as it is open, and shows nothing itself. */
const FindingsWatch = (props: FindingsWatchProps) => {
  const { findingsStore } = useEditor();
  const storedId = usePage(({ stored }) => stored?.id ?? null);
  const edited = useDebouncedPage((state) => state.edited);
  const found = useFindings(denormalize(edited), { ...props, storedId });
  useEffect(() => findingsStore.setState({ found }));
  useEffect(() => () => findingsStore.setState({ found: null }), [findingsStore]);
  return null;
};

export default FindingsWatch;
