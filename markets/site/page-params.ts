/** The values of the `:name` segments of all routes, and the whole path of a custom page. */
export type PageParams = Readonly<
  Record<"travel" | "tour" | "coordinator" | "event" | "key" | "*", string>
>;

/** Of a path that has no route. */
export const paramsOfPath = (path: string): PageParams => ({
  travel: "",
  tour: "",
  coordinator: "",
  event: "",
  key: "",
  "*": path.slice(1),
});
