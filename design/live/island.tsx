import { type ComponentType, createContext, use } from "react";
import { jsonInHtml } from "#platform/texts/json-in-html.ts";

/** How islands are drawn into a page whose script can wake them. */
export type IslandDrawing = Readonly<{
  /** Told of an island that stays without its script, because its props are too large. */
  report: (error: Error) => void;
}>;

/** Null where no script wakes islands: in previews, and within an island. */
export const IslandDrawingContext = createContext<IslandDrawing | null>(null);

/** The letters of an island's props at most: they are sent twice, in the HTML and beside it. */
const maxLength = 48_000;

type Props<ComponentProps> = Readonly<{
  /** As `apps/site/islands/islands.ts` knows it. */
  name: string;
  component: ComponentType<ComponentProps>;
  /** They stand beside the HTML as JSON, so that they hold data only. */
  props: ComponentProps;
}>;

/**
 * A component that the server draws within a page and that becomes live in the browser at the first
 * touch. The element around it has no box of its own.
 */
export const Island = <ComponentProps extends object>({
  name,
  component: Component,
  props,
}: Props<ComponentProps>) => {
  const drawing = use(IslandDrawingContext);
  if (!drawing) return <Component {...props} />;
  const json = jsonInHtml(props);
  if (json.length > maxLength) {
    drawing.report(new Error(`The island ${name} has ${json.length} letters of props.`));
    return <Component {...props} />;
  }
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
};
