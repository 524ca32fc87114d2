import type { Market } from "#markets/market-type.ts";
import type { BulkDraft, Step } from "../use-bulk-address.ts";

export type StepProps = Readonly<{
  country: string;
  market: Market;
  draft: BulkDraft;
  /** Changes it as it is by then, which may be newer than `draft`. */
  setDraft: (change: (draft: BulkDraft) => BulkDraft) => void;
  go: (place: Readonly<{ step: Step } | { run: string }>) => void;
}>;
