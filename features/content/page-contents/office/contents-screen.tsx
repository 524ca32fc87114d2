import "./contents.css";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { QueryProvider } from "#platform/browser/queries.tsx";
import type { ContentsProps } from "./contents-props.ts";

const lists = {
  coordinators: lazy(() => import("./coordinators/coordinators.tsx")),
  faqs: lazy(() => import("./faqs/faqs.tsx")),
  reviews: lazy(() => import("./reviews/reviews.tsx")),
  events: lazy(() => import("./events/events.tsx")),
} as const;

const isList = (type: string): type is keyof typeof lists => Object.hasOwn(lists, type);

/**
 * The screens at `/page-contents/:type`. A path with a record opens the list with its panel, so that
 * the list stays.
 */
const ContentsScreen = (props: ContentsProps) => {
  const { type = "", content } = useParams();
  if (content !== undefined)
    return <Navigate replace to={`/page-contents/${type}?open=${content}`} />;
  if (!isList(type)) return null;
  const List = lists[type];
  return (
    <QueryProvider>
      <Suspense>
        <List key={type} {...props} />
      </Suspense>
    </QueryProvider>
  );
};

export default ContentsScreen;
