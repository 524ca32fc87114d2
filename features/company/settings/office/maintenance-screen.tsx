import { MaintenanceEditor } from "./maintenance/maintenance-editor.tsx";
import { WithSettings } from "./parts/loaded-settings.tsx";

type MaintenanceScreenProps = Readonly<{ country: string }>;

const names = ["maintenance"] as const;

const MaintenanceScreen = ({ country }: MaintenanceScreenProps) => (
  <WithSettings title="Maintenance" names={names}>
    {(loaded) => <MaintenanceEditor country={country} loaded={loaded} />}
  </WithSettings>
);

export default MaintenanceScreen;
