import type { BlockViewOf } from "#blocks/block-view.ts";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { CoordinatorCard } from "#features/catalogue/coordinators/parts/card.tsx";

export const CoordinatorsView: BlockViewOf<"wr-coordinators"> = ({ content, data, id }) =>
  data.people.length > 0 && (
    <section className="wrap section coordinators-block" id={id}>
      <div className="section-head">
        {content.title && <h2>{content.title}</h2>}
        {content.showAll && (
          <SiteLink to={data.all.path} className="more-link">
            {data.all.label}
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </div>
      <ul className="people-grid">
        {data.people.map((coordinator) => (
          <li key={coordinator.id}>
            <CoordinatorCard coordinator={coordinator} level={content.title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  );
