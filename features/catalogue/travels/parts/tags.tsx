import { SiteLink } from "#design/link.tsx";

/** A tag with a path links to the trips that have the same tag. */
export const Tags = ({
  tags,
}: {
  tags: readonly Readonly<{ text: string; path: string | null }>[];
}) => (
  <ul className="tags">
    {tags.map(({ text, path }) => (
      <li key={text}>{path ? <SiteLink to={path}>{text}</SiteLink> : <span>{text}</span>}</li>
    ))}
  </ul>
);
