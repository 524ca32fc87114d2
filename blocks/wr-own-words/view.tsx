import type { BlockViewOf } from "#blocks/block-view.ts";
import { Icon } from "#design/icons.tsx";
import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";

/** A sentence becomes filters of the search; without JavaScript too. */
export const OwnWordsView: BlockViewOf<"wr-own-words"> = ({
  content: { title, text },
  data,
  id,
}) => (
  <section className="wrap section" id={id}>
    <form action={data.path} role="search" aria-label={data.label} className="own-words-block">
      <LinkParamFields />
      {title && <h2>{title}</h2>}
      {text && <p className="lead">{text}</p>}
      <p>
        <input
          type="search"
          name="q"
          required
          aria-label={data.label}
          placeholder={data.placeholder}
          maxLength={data.maxLength}
        />
        <button className="button">
          <Icon name="search" size={18} />
          {data.submit}
        </button>
      </p>
    </form>
  </section>
);
