import { QueryProvider } from "#platform/browser/queries.tsx";
import { CachePages } from "./cache/cache-pages.tsx";

type CacheScreenProps = Readonly<{ country: string }>;

const CacheScreen = ({ country }: CacheScreenProps) => (
  <QueryProvider>
    <CachePages country={country} />
  </QueryProvider>
);

export default CacheScreen;
