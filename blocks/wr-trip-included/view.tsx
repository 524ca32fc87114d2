import type { BlockViewOf } from "#blocks/block-view.ts";
import { Icon } from "#design/icons.tsx";

type LinesProps = Readonly<{ title: string; items: readonly string[]; icon: "check" | "close" }>;

const Lines = ({ title, items, icon }: LinesProps) => (
  <div>
    <h3 className="legend">{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} size={18} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

export const TripIncludedView: BlockViewOf<"wr-trip-included"> = ({ content, data, id }) =>
  data && (
    <section className="wrap section" id={id}>
      <h2>{content.title || data.title}</h2>
      <div className="included-block">
        <Lines title={data.includedTitle} items={data.included} icon="check" />
        <Lines title={data.excludedTitle} items={data.excluded} icon="close" />
      </div>
    </section>
  );
