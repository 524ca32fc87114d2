import { InstallmentsEditor } from "./installments/installments-editor.tsx";
import { WithSettings } from "./parts/loaded-settings.tsx";

type InstallmentPaymentsScreenProps = Readonly<{ country: string }>;

const names = ["installment_payments"] as const;

const InstallmentPaymentsScreen = ({ country }: InstallmentPaymentsScreenProps) => (
  <WithSettings title="Installment payments" names={names}>
    {(loaded) => <InstallmentsEditor country={country} loaded={loaded} />}
  </WithSettings>
);

export default InstallmentPaymentsScreen;
