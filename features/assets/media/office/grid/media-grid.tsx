import "./media-grid.css";
import type { List } from "#design/office/list/use-list.ts";
import type { ListedMedia } from "#features/assets/media/library-contract.ts";
import { missingText, usesText } from "../media-list.tsx";

type CellProps = Readonly<{ list: List<ListedMedia>; media: ListedMedia }>;

const Choose = ({ list, media: { id, name } }: CellProps) => (
  <input
    type="checkbox"
    className="check-box media-choose"
    aria-label={`Choose ${name}`}
    checked={list.chosen.rows.has(id)}
    onChange={({ nativeEvent }) => {
      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      if (isRange) list.chosen.chooseTo(id);
      else list.chosen.toggle(id);
    }}
  />
);

const Cell = ({ list, media }: CellProps) => {
  const { id, name, base, focal, isSmall } = media;
  const isOpen = list.openId === id;
  const missing = missingText(media);
  return (
    <li
      className="media-cell"
      data-row={id}
      data-open={isOpen}
      data-chosen={list.chosen.rows.has(id)}
    >
      <button type="button" data-row-open aria-expanded={isOpen} onClick={() => list.setOpenId(id)}>
        <img
          src={`${base}320.webp`}
          srcSet={`${base}320.webp 320w, ${base}480.webp 480w`}
          sizes="200px"
          alt=""
          loading="lazy"
          style={{ objectPosition: `${focal.x}% ${focal.y}%` }}
        />
        <span className="media-tags">
          {isSmall && (
            <span className="tag" data-kind="timed">
              too small
            </span>
          )}
          {missing && (
            <span className="tag" data-kind="timed">
              {missing}
            </span>
          )}
        </span>
        <span className="media-foot">
          <b>{name}</b> <span>{usesText(media)}</span>
        </span>
      </button>
      <Choose list={list} media={media} />
    </li>
  );
};

/** The pictures of one page of the list, each with its name, its uses and what it lacks. */
export const MediaGrid = ({ list }: { list: List<ListedMedia> }) => (
  <ul
    className="media-grid"
    aria-label="Pictures"
    aria-busy={list.isStale}
    data-choosing={list.chosen.rows.size > 0}
  >
    {(list.answer?.items ?? []).map((media) => (
      <Cell key={media.id} list={list} media={media} />
    ))}
  </ul>
);
