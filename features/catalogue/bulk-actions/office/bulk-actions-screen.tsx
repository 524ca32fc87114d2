import { QueryProvider } from "#platform/browser/queries.tsx";
import { BulkActions } from "./bulk-actions.tsx";

type BulkActionsScreenProps = Readonly<{ country: string }>;

const BulkActionsScreen = ({ country }: BulkActionsScreenProps) => (
  <QueryProvider>
    <BulkActions key={country} country={country} />
  </QueryProvider>
);

export default BulkActionsScreen;
