import { SiteLink } from "#design/link.tsx";

/** Words about a trip; those with a path lead to the trips that share them. */
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
