import "./contents.css";
import { Navigate, useParams } from "react-router";
import { QueryProvider } from "#platform/browser/queries.tsx";

type ContentListProps = Readonly<{
  /** The list's name in the address. */
  type: string;
  children: React.ReactNode;
}>;

/**
 * The screen of a list of page contents. A path with a record opens the list with its panel, so that
 * the list stays.
 */
export const ContentList = ({ type, children }: ContentListProps) => {
  const { content } = useParams();
  if (content !== undefined)
    return <Navigate replace to={`/page-contents/${type}?open=${content}`} />;
  return <QueryProvider>{children}</QueryProvider>;
};
