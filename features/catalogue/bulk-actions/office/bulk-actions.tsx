import "./styles/steps.css";
import "./styles/table.css";
import "./styles/run.css";
import "./styles/narrow.css";
import { Button } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { marketByApiCountry, marketById } from "#markets/markets.ts";
import { EarlierRuns } from "./run/earlier-runs.tsx";
import { RunPage } from "./run/run-page.tsx";
import { StepBar } from "./steps/step-bar.tsx";
import { LookStep } from "./look/look-step.tsx";
import { WhatStep } from "./steps/what-step.tsx";
import { WhichStep } from "./steps/which-step.tsx";
import { selectionText } from "./selection-words.ts";
import { useBulkAddress } from "./use-bulk-address.ts";

type BulkActionsProps = Readonly<{ country: string }>;

/** Changes many records at once: what, which, a look at each, and the run. */
export const BulkActions = ({ country }: BulkActionsProps) => {
  const address = useBulkAddress();
  const { draft, setDraft, step, run, isList, go } = address;
  const market = marketByApiCountry(country) ?? marketById("it-IT");
  const props = { country, market, draft, setDraft, go };
  return (
    <>
      <ScreenTop
        title="Bulk actions"
        count={`Settings · ${market.label}`}
        actions={
          isList ? (
            <Button variant="default" onClick={() => go({ step: "what" })}>
              New bulk action
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<Icon name="history" />}
              onClick={() => go({ list: true })}
            >
              Earlier runs
            </Button>
          )
        }
      />
      {isList && <EarlierRuns country={country} market={market} onOpen={(id) => go({ run: id })} />}
      {!isList && run !== null && (
        <RunPage
          key={run}
          country={country}
          market={market}
          id={run}
          onNew={() => go({ step: "what" })}
        />
      )}
      {!isList && run === null && (
        <>
          <StepBar
            step={step}
            summary={step === "what" ? "" : selectionText(draft, market)}
            onGo={go}
          />
          {step === "what" && <WhatStep {...props} />}
          {step === "which" && <WhichStep {...props} />}
          {(step === "look" || step === "run") && <LookStep {...props} />}
        </>
      )}
    </>
  );
};
