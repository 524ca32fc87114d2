import "#features/catalogue/trips/parts/styles/map.css";
import "#features/catalogue/trips/parts/styles/route-map.css";
import { useQuery } from "@tanstack/react-query";
import type { Stop } from "#features/catalogue/trips/contract.ts";
import { RouteMap } from "#features/catalogue/trips/parts/route-map.tsx";
import { tripApi } from "../draft/trip-api.ts";

export type SiteViewProps = Readonly<{ country: string; stops: readonly Stop[] }>;

/** The map as visitors see it, drawn by the server of what is edited. */
const SiteView = ({ country, stops }: SiteViewProps) => {
  const { data, error } = useQuery({
    queryKey: ["site-map", country, stops],
    queryFn: () => tripApi(country).siteMap(stops),
    placeholderData: (before) => before,
  });
  if (error && !data) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">The site draws the map …</p>;
  const { map, alt, title, listTitle } = data;
  if (!map) return <p>Without stops the page shows no map.</p>;
  return (
    <div className="site-view">
      <RouteMap map={map} alt={alt} title={title} listTitle={listTitle} interactive={null} />
    </div>
  );
};

// Loaded when somebody asks for it.
export default SiteView;
