import "./contents.css";
import { Navigate, useParams, useSearchParams } from "react-router";
import { QueryProvider } from "#platform/browser/queries.tsx";

type ContentListProps = Readonly<{
  /** The list's name in the address. */
  type: string;
  children: React.ReactNode;
}>;

/**
 * The screen of a list of page contents. A path with a record opens the list with its panel, so that
 * the list stays. What else the address says, such as with which question a new one begins, stays too.
 */
export const ContentList = ({ type, children }: ContentListProps) => {
  const { content } = useParams();
  const [query] = useSearchParams();
  if (content !== undefined) {
    const opened = new URLSearchParams([...query, ["open", content]]);
    return <Navigate replace to={`/page-contents/${type}?${opened}`} />;
  }
  return <QueryProvider>{children}</QueryProvider>;
};
