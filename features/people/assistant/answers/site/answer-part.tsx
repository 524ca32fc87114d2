import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import type { ChatAnswer, ChatCard } from "../contract.ts";
import type { ChatView } from "../parts/chat-view.ts";

const Card = ({ card }: Readonly<{ card: ChatCard }>) => (
  <SiteLink to={card.path} className="chat-card" data-status={card.status ?? undefined}>
    {card.picture !== null && (
      <img src={card.picture} alt="" width={56} height={76} loading="lazy" />
    )}
    <span>
      <strong>{card.name}</strong>
      <span className="chat-card-next">{card.facts}</span>
      {card.status !== null && (
        <span className="chat-card-next">
          <StatusChip status={{ status: card.status, label: card.statusLabel }} />
          {card.day}
        </span>
      )}
      {card.price !== "" && <span>{card.price}</span>}
    </span>
    <Icon name="chevron-right" />
  </SiteLink>
);

const Sources = ({ answer, label }: Readonly<{ answer: ChatAnswer; label: string }>) => (
  <ol className="chat-sources" aria-label={label}>
    {answer.sources.map(({ number, label: name, path }) => (
      <li key={number} value={number}>
        <SiteLink to={path}>{`${number}. ${name}`}</SiteLink>
      </li>
    ))}
  </ol>
);

/** What the program says to one question: statements with their sources, and trips as they are now. */
export const AnswerPart = ({
  answer,
  words,
}: Readonly<{ answer: ChatAnswer; words: ChatView["words"] }>) => {
  if (answer.kind === "unknown")
    return (
      <div className="chat-answer">
        <p>
          <strong>{words.unknown}</strong> {words.unknownText}
        </p>
      </div>
    );
  return (
    <div className="chat-answer">
      {answer.statements.map(({ text, source }) => (
        <p key={`${source} ${text}`}>
          {text}
          <sup>{source}</sup>
        </p>
      ))}
      {answer.cards.length > 0 && <p>{words.now}</p>}
      {answer.cards.map((card) => (
        <Card key={card.path} card={card} />
      ))}
      {answer.allTrips && (
        <p>
          <SiteLink to={answer.allTrips.path}>{answer.allTrips.label}</SiteLink>
        </p>
      )}
      {answer.sources.length > 0 && <Sources answer={answer} label={words.sources} />}
    </div>
  );
};
