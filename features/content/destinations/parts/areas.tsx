import { SiteLink } from "#design/link.tsx";
import type { AreaView } from "./area-view.ts";

export const Areas = ({ areas, label }: { areas: readonly AreaView[]; label: string }) => (
  <nav aria-label={label}>
    <ul className="areas">
      {areas.map(({ slug, path, label: name, count }) => (
        <li key={slug}>
          <SiteLink to={path} className="area">
            <span className="area-name">{name}</span>
            <span className="area-count figures">{count}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);
