import type { BlockViewOf } from "#blocks/block-view.ts";
import { RichText } from "#design/rich-text.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";

export const ColumnsView: BlockViewOf<"wr-columns"> = ({ content, data, id }) => {
  const Heading = content.title ? "h3" : "h2";
  return (
    <section className="wrap section" id={id}>
      {content.title && <h2 className="section-title">{content.title}</h2>}
      <div className="columns-block" data-columns={content.columns.length}>
        {content.columns.map(({ title, text, link, linkLabel }, index) => {
          const picture = data[index];
          return (
            // Columns have no id, and their order never changes on the page.
            <div key={index} className="column" data-pictured={picture ? true : undefined}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(width < 47.5rem) 92vw, 640px"
                  className="column-picture"
                />
              )}
              {title && <Heading>{title}</Heading>}
              <RichText text={text} />
              {link && linkLabel && (
                <SiteLink to={link} className="more-link">
                  {linkLabel}
                  <Icon name="arrow-right" />
                </SiteLink>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
};
