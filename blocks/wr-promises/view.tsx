import type { BlockViewOf } from "#blocks/block-view.ts";
import { Icon } from "#design/icons.tsx";

export const PromisesView: BlockViewOf<"wr-promises"> = ({ content, data, id }) => (
  <section className="wrap section" id={id}>
    <div className={content.tone === "dark" ? "promises on-spruce" : "promises"}>
      {content.title && <h2>{content.title}</h2>}
      <ul>
        {data.promises.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
