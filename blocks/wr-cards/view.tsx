import type { BlockViewOf } from "#blocks/block-view.ts";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";

export const CardsView: BlockViewOf<"wr-cards"> = ({ content, data, id }) => {
  const Heading = content.title ? "h3" : "h2"; // no heading level may be skipped below the page's h1
  return (
    <section className="wrap section" id={id}>
      {content.title && <h2>{content.title}</h2>}
      <ul className="block-cards block-list">
        {content.cards.map(({ title, text, link }, index) => {
          const picture = data[index];
          return (
            <li key={title}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(width < 30rem) 88vw, 416px"
                  className="block-card-picture"
                />
              )}
              <Heading>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</Heading>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
