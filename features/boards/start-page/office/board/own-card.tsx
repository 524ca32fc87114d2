import "./own-card.css";
import { Link } from "react-router";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { Landscape } from "#design/office/screen/landscape.tsx";
import { AttentionCard } from "#design/office/screen/attention-card.tsx";
import type { BoardCard, BoardRow } from "#features/records/board/board-contract.ts";
import type { Draft } from "#platform/browser/journal/drafts.ts";
import { counted } from "#platform/counted.ts";
import { cardTitles } from "./board-words.ts";
import { draftPath } from "./draft-path.ts";

const shownCards = 3;

/** What this device keeps unsaved, read at a moment in epoch milliseconds. */
export type Drafts = Readonly<{ found: readonly Draft[]; readAt: number }>;

type Own = Readonly<{
  path: string;
  name: string;
  detail: string;
  state: "unsaved" | "published" | "unpublished";
  picture: BoardRow["picture"];
}>;

const editWords = ({ edits, at }: Draft, now: number): string => {
  const when = formatRelative(new Date(at).toISOString(), now);
  if (edits === null) return `kept on this device, ${when}`;
  return `${counted(edits, "edit")} kept on this device, ${when}`;
};

const toOwn = (draft: Draft, country: string, now: number): Own[] => {
  const record = draft.record.slice(country.length + 1);
  const path = draftPath(record);
  if (path === null) return [];
  const name = draft.name ?? (record.endsWith("/tours") ? "Departures" : "New, without a name");
  return [{ path, name, detail: editWords(draft, now), state: "unsaved", picture: null }];
};

/** The pictures of records that are saved already stand on their drafts too. */
const ownCards = (drafts: readonly Own[], rows: readonly BoardRow[]): readonly Own[] => {
  const saved = rows.map((row): Own => ({
    path: row.lead.path ?? "/",
    name: row.lead.label,
    detail: row.detail,
    state: row.text === "published" ? "published" : "unpublished",
    picture: row.picture,
  }));
  const pictureAt = new Map(saved.map(({ path, picture }) => [path, picture]));
  const drafted = new Set(drafts.map(({ path }) => path));
  return [
    ...drafts.map((draft) => ({ ...draft, picture: pictureAt.get(draft.path) ?? null })),
    ...saved.filter(({ path }) => !drafted.has(path)),
  ];
};

const stateTags = {
  unsaved: { kind: "timed", label: "not saved" },
  published: { kind: "live", label: "Published" },
  unpublished: { kind: "known", label: "Unpublished" },
} as const;

const OwnRecord = ({ own: { path, name, detail, state, picture } }: { own: Own }) => (
  <li className="own-record">
    {picture ? (
      <img src={`${picture.base}640.webp`} alt="" loading="lazy" decoding="async" />
    ) : (
      <span className="own-picture">
        <Landscape />
      </span>
    )}
    <Link to={path}>{name}</Link>
    <small>{detail}</small>
    <span className="tag" data-kind={stateTags[state].kind}>
      {stateTags[state].label}
    </span>
  </li>
);

type OwnCardProps = Readonly<{ card: BoardCard; country: string; drafts: Drafts }>;

/** What the account wrote last: first what this device keeps unsaved, then what was saved. */
export const OwnCard = ({ card, country, drafts }: OwnCardProps) => {
  const own = ownCards(
    drafts.found.flatMap((draft) => toOwn(draft, country, drafts.readAt)),
    card.rows,
  );
  return (
    <AttentionCard
      title={cardTitles.own}
      {...(own.length > 0 && { count: Math.min(own.length, shownCards) })}
      emptyText={card.emptyText}
    >
      {own.length === 0
        ? []
        : [
            <li key="records">
              <ul className="own-records">
                {own.slice(0, shownCards).map((each) => (
                  <OwnRecord key={each.path} own={each} />
                ))}
              </ul>
            </li>,
          ]}
    </AttentionCard>
  );
};
