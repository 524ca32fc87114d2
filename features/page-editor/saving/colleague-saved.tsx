import "./colleague-saved.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Icon } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import { versionApi } from "../history/version-api.ts";
import { usePage } from "../state/use-page.ts";
import { newerSave, saveSentence } from "./newer-save.ts";

const pollMs = 15_000;

export type ColleagueSavedProps = Readonly<{
  country: string;
  pageId: string;
  isBusy: boolean;
  /** Loads the newest version, or shows what both sides changed where there are unsaved edits. */
  onRefresh: () => Promise<void>;
}>;

/**
 * Says that a colleague saved the open page. Where nothing is unsaved the editor shows the newest
 * version at once.
 */
const ColleagueSaved = ({ country, pageId, isBusy, onRefresh }: ColleagueSavedProps) => {
  const openVersion = usePage(({ stored }) => stored?.version ?? 0);
  const isChanged = usePage((state) => state.isChanged || state.jsonProblem !== null);
  const { data } = useQuery({
    queryKey: ["newest-version", country, pageId],
    queryFn: () => versionApi(country, pageId).list(1),
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const save = isBusy ? null : newerSave(data?.items, openVersion);
  const taken = useRef(0);
  useEffect(() => {
    if (!save || isChanged || taken.current >= save.version) return;
    taken.current = save.version;
    onRefresh().then(
      () => toast.success(`${saveSentence(save)}. You see it now.`),
      () => {
        taken.current = 0; // the next look tries again
      },
    );
  }, [save, isChanged, onRefresh]);
  if (!save || !isChanged) return null;
  return (
    <p className="colleague-saved" role="status">
      <Icon name="info" />
      {saveSentence(save)}
      <button type="button" onClick={() => void onRefresh()}>
        See what changed
      </button>
    </p>
  );
};

export default ColleagueSaved;
