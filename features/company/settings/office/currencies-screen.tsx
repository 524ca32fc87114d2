import { CurrenciesEditor } from "./currencies/currencies-editor.tsx";
import { WithSettings } from "./parts/loaded-settings.tsx";

type CurrenciesScreenProps = Readonly<{ country: string }>;

const names = ["currencies", "available_currencies"] as const;

const CurrenciesScreen = ({ country }: CurrenciesScreenProps) => (
  <WithSettings title="Currencies" names={names}>
    {(loaded) => <CurrenciesEditor country={country} loaded={loaded} />}
  </WithSettings>
);

export default CurrenciesScreen;
