import "./installments.css";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import type { InstallmentPlans } from "#features/company/settings/contract.ts";
import type { InstallmentsConsequences } from "#features/company/settings/installments-contract.ts";
import { counted } from "#platform/counted.ts";
import type { LoadedSettings } from "../draft/settings-api.ts";
import { useSettingsDraft } from "../draft/use-settings-draft.ts";
import { nowTitle } from "../parts/now-title.ts";
import { SettingsPage } from "../parts/settings-page.tsx";
import { InstallmentsForm, type PlansChange } from "./installments-form.tsx";
import { TryDeparture } from "./try-departure.tsx";
import { planIn, planKey, planProblem, useInstallmentsConsequences } from "./use-installments.ts";

/** @param without departures that are not offered */
const linesOf = (isOffered: boolean, departures: number, without: number): readonly string[] => {
  if (!isOffered) return ["“Offered” is off"];
  const less = `${counted(without, "departure")} cost less and say nothing`;
  if (departures === 0) return [less];
  const pages = "Their pages say so beside the price, and the trip’s page in its costs";
  return without > 0 ? [pages, less] : [pages];
};

type SideProps = Readonly<{
  country: string;
  isOffered: boolean;
  consequences: InstallmentsConsequences | undefined;
  error: Error | null;
  isStale: boolean;
  isDirty: boolean;
}>;

const InstallmentsSide = (props: SideProps) => {
  const { country, isOffered, consequences, error, isStale, isDirty } = props;
  if (error && !consequences)
    return (
      <Note kind="warning" title="Not known.">
        {error.message}
      </Note>
    );
  if (!consequences) return <p className="settings-side-quiet">Loading …</p>;
  const { all, offered, departures } = consequences;
  const without = all.departures - offered.departures;
  return (
    <>
      <TryDeparture country={country} departures={departures} />
      <WhatWillHappen
        title={isDirty ? undefined : nowTitle}
        consequences={[
          {
            icon: "globe",
            text:
              offered.departures === 0
                ? "No departure says that it can be paid in parts"
                : `${counted(offered.departures, "departure")} of ${counted(offered.travels, "travel")} can be paid in parts`,
            lines: linesOf(isOffered, offered.departures, without),
          },
        ]}
        isStale={isStale}
      />
      {isDirty && <p className="settings-side-quiet">Nothing is saved yet.</p>}
    </>
  );
};

type InstallmentsEditorProps = Readonly<{ country: string; loaded: LoadedSettings }>;

/** How prices of the market can be paid in parts, tried on its departures at once. */
export const InstallmentsEditor = ({ country, loaded }: InstallmentsEditorProps) => {
  const { markets, stored } = loaded;
  const draft = useSettingsDraft(stored);
  const code = markets.some((each) => each.code === country) ? country : (markets[0]?.code ?? "");
  const plan = planIn(draft.edited, code);
  const { data, error, isPlaceholderData } = useInstallmentsConsequences(code, plan);
  const change: PlansChange = (label, topic, plans) =>
    draft.edit({ label, topic, values: { [planKey(code)]: plans } });
  const isOn =
    (draft.stored[planKey(code)]?.value as InstallmentPlans | undefined)?.enabled === true;
  const label = markets.find((each) => each.code === code)?.label ?? code;
  return (
    <SettingsPage
      title="Installment payments"
      place={`Settings · ${label}`}
      tag={
        <span className="tag state" data-kind={isOn ? "live" : undefined}>
          {isOn ? "On" : "Off"}
        </span>
      }
      country={code}
      names={["installment_payments"]}
      markets={markets}
      draft={draft}
      changes={label}
      lockReason={planProblem(plan)}
      savedMessage="Installment payments are saved."
      side={
        <InstallmentsSide
          country={code}
          isOffered={plan.enabled}
          consequences={data}
          error={error}
          isStale={isPlaceholderData}
          isDirty={draft.isDirty}
        />
      }
    >
      <InstallmentsForm key={code} country={code} plans={plan} onChange={change} />
    </SettingsPage>
  );
};
