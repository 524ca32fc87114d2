import "#design/office/frame/device-frame.css";
import "./maintenance.css";
import { useSearchParams } from "react-router";
import { maintenanceSchema } from "#features/company/settings/contract.ts";
import type { LoadedSettings } from "../draft/settings-api.ts";
import { SettingsPage } from "../parts/settings-page.tsx";
import { CloseNow } from "./close-now.tsx";
import { ClosedPageFrame } from "./closed-page.tsx";
import { MaintenanceSide } from "./maintenance-consequences.tsx";
import {
  describeChanges,
  endsTooEarly,
  maintenanceIn,
  maintenanceKey,
  useMaintenanceDraft,
} from "./maintenance-draft.ts";
import { MaintenanceForm } from "./maintenance-form.tsx";
import { MarketTable } from "./market-table.tsx";

type MaintenanceEditorProps = Readonly<{ country: string; loaded: LoadedSettings }>;

/** Maintenance of all markets; one of them is chosen, whose page and consequences stand beside. */
export const MaintenanceEditor = ({ country, loaded }: MaintenanceEditorProps) => {
  const { markets } = loaded;
  const { draft, change } = useMaintenanceDraft(loaded);
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("market") ?? country;
  const market = markets.find(({ code }) => code === asked) ?? markets[0];
  if (!market) return null;
  const { code } = market;
  const maintenance = maintenanceIn(draft.edited, code);
  const stored = maintenanceSchema.parse(draft.stored[maintenanceKey(code)]?.value ?? {});
  const early = markets.find((each) => endsTooEarly(maintenanceIn(draft.edited, each.code)));
  return (
    <SettingsPage
      title="Maintenance"
      place="Settings"
      country={code}
      names={["maintenance"]}
      markets={markets}
      draft={draft}
      changes={describeChanges(draft, markets)}
      lockReason={early ? `${early.label}: the end must be after the beginning.` : null}
      savedMessage="Maintenance is saved."
      side={
        <>
          <MaintenanceSide
            market={market}
            maintenance={maintenance}
            isDirty={draft.changed.includes(maintenanceKey(code))}
          />
          <CloseNow
            market={market}
            stored={stored}
            maintenance={maintenance}
            onSave={(value, label, message) =>
              draft.saveNow(maintenanceKey(code), value, label, message)
            }
          />
        </>
      }
    >
      <MarketTable
        markets={markets}
        edited={draft.edited}
        chosen={code}
        onChoose={(next) => setParameters({ market: next }, { replace: true })}
        onChange={change}
      />
      <div className="maintenance-below">
        <MaintenanceForm key={code} market={market} maintenance={maintenance} onChange={change} />
        <ClosedPageFrame key={`frame ${code}`} country={code} maintenance={maintenance} />
      </div>
    </SettingsPage>
  );
};
