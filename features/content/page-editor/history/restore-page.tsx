import { useRef } from "react";
import { Restore, type RestoreQuestion } from "#design/office/history/restore.tsx";
import type { ConflictKey } from "#features/assets/redirects/contract.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import {
  flagsFor,
  type RedirectConflict,
  redirectConflictOf,
  type SaveFlags,
} from "../redirect-conflict.ts";
import type { VersionApi } from "./version-api.ts";

/** Each label says what confirming does. */
const confirmLabels: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS: "Restore, and disable the redirect",
  DISABLED_REDIRECT_MISSING: "Restore without a redirect",
  REDIRECT_MISSING: "Restore without a redirect",
  NEW_SLUG_REDIRECT_EXISTS: "Restore, and delete the redirect",
  OLD_NEW_SLUG_REDIRECT_MISSING: "Restore, and create the redirect",
};

export type RestorePageProps = Readonly<{
  api: VersionApi;
  version: number;
  newest: number;
  isLocked: boolean;
  /** Whether the open page has edits that are in no version. */
  isUnsaved: boolean;
  onRestored: (page: Page) => void;
  onError: (error: ApiError) => void;
}>;

const questionOf = ({ key, message, redirect }: RedirectConflict): RestoreQuestion => ({
  text: message,
  detail: redirect && (
    <p>
      <code>{`${redirect.from} → ${redirect.to ?? "410"}`}</code>
    </p>
  ),
  confirmLabel: confirmLabels[key],
});

/** Restores a version of a page; a redirect conflict asks for a second confirmation. */
export const RestorePage = (props: RestorePageProps) => {
  const { api, version, newest, isLocked, isUnsaved, onRestored, onError } = props;
  const confirmed = useRef<SaveFlags>({});
  const restore = async (): Promise<RestoreQuestion | null> => {
    try {
      onRestored(await api.restore(version, newest, confirmed.current));
      confirmed.current = {};
      return null;
    } catch (error) {
      const conflict = redirectConflictOf(error);
      if (conflict) {
        // Restoring again confirms it.
        confirmed.current = { ...confirmed.current, ...flagsFor(conflict.key) };
        return questionOf(conflict);
      }
      confirmed.current = {};
      if (error instanceof ApiError) onError(error);
      throw error;
    }
  };
  return (
    <Restore
      what="page"
      version={version}
      newest={newest}
      lock={isLocked ? "Custom pages are locked by maintenance." : null}
      isUnsaved={isUnsaved}
      restore={restore}
      onCancel={() => {
        confirmed.current = {};
      }}
    />
  );
};
