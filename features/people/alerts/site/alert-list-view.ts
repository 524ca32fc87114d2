import type { Picture } from "#features/assets/media/contract.ts";

type Link = Readonly<{ label: string; path: string; spoken: string }>;

export type AlertListView = Readonly<{
  none: string | null;
  alerts: readonly Readonly<{
    about: string;
    name: string;
    facts: string;
    /** For what it is on. */
    labels: readonly string[];
    poster: Picture | null;
    change: Link;
    off: Link;
  }>[];
  written: Readonly<{
    title: string;
    mails: readonly Readonly<{ key: string; subject: string; when: string; state: string }>[];
  }> | null;
}>;
