import { jsonInHtml } from "#platform/texts/json-in-html.ts";
import type { HeadTag } from "./head-tag.ts";

const Tag = ({ tag }: { tag: HeadTag }) => {
  if ("script:ld+json" in tag)
    return (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonInHtml(tag["script:ld+json"]) }}
      />
    );
  if ("tagName" in tag) {
    const { tagName: _, ...attributes } = tag;
    return <link {...attributes} />;
  }
  return "title" in tag ? <title>{tag.title}</title> : <meta {...tag} />;
};

export const HeadTags = ({ tags }: { tags: readonly HeadTag[] }) =>
  tags.map((tag, index) => <Tag key={index} tag={tag} />);
