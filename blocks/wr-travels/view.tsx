import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import { SearchBarIsland } from "#features/content/search/parts/search-bar-island.tsx";
import { TravelCard } from "#features/catalogue/travels/parts/card.tsx";

export const TravelsView: BlockViewOf<"wr-travels"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id}>
      {content.title && <h2>{content.title}</h2>}
      {data.bar && <SearchBarIsland bar={data.bar} form={`${id}-search`} place="page" />}
      {data.labels.paid && <p className="small cards-note">{data.labels.paid}</p>}
      <div className="card-grid block-list">
        {data.cards.map((card) => (
          <TravelCard key={card.id} card={card} labels={data.labels} />
        ))}
      </div>
      <p className="block-more">
        <SiteLink to={data.all.path} className="more-link">
          {data.all.label}
        </SiteLink>
      </p>
    </section>
  );
