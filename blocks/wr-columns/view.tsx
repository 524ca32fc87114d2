import type { BlockViewOf } from "#blocks/block-view.ts";
import { RichText } from "#design/rich-text.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Picture } from "#features/media/parts/picture.tsx";

/** Two to four columns of text, each with a picture above if it has one. */
export const ColumnsView: BlockViewOf<"wr-columns"> = ({ content, data, id }) => {
  const Name = content.title ? "h3" : "h2";
  return (
    <section className="wrap section" id={id}>
      {content.title && <h2 className="section-title">{content.title}</h2>}
      <div className="columns-block" data-columns={content.columns.length}>
        {content.columns.map(({ title, text, link, linkLabel }, index) => {
          const picture = data[index];
          return (
            // Columns have no id of their own; their order is what they are.
            <div key={index} className="column" data-pictured={picture ? true : undefined}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(width < 47.5rem) 92vw, 640px"
                  className="column-picture"
                />
              )}
              {title && <Name>{title}</Name>}
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
