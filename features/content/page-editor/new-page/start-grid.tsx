import { useEffect, useRef } from "react";
import type { TemplateSummary } from "#features/content/templates/contract.ts";
import { counted } from "#platform/counted.ts";
import type { PageStart } from "./page-starts.ts";
import { Sketch } from "../templates/sketch.tsx";

type CardProps = Readonly<{
  name: string;
  note: string;
  isChosen: boolean;
  picture: React.ReactNode;
  onChoose: () => void;
}>;

const Card = ({ name, note, isChosen, picture, onChoose }: CardProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="start-card"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className="start-picture">{picture}</span>
        <b>{name}</b>
        <small>{note}</small>
      </button>
    </li>
  );
};

export type StartGridProps = Readonly<{
  templates: readonly TemplateSummary[];
  /** Whether the ways without a template match what is searched. */
  hasOthers: boolean;
  country: string;
  start: PageStart;
  onStart: (start: PageStart) => void;
}>;

/** The ways to begin: with nothing, with a template, with the blocks of another page. */
export const StartGrid = (props: StartGridProps) => {
  const { templates, hasOthers, country, start, onStart } = props;
  return (
    <ul className="start-grid" aria-label="Templates">
      {hasOthers && (
        <Card
          name="Empty page"
          note="1 block · Space"
          isChosen={start.kind === "empty"}
          picture={<span className="sketch" data-kind="empty" />}
          onChoose={() => onStart({ kind: "empty" })}
        />
      )}
      {templates.map(({ id, name, blocks, used }) => (
        <Card
          key={id}
          name={name}
          note={`${counted(blocks.length, "block")} · used ${counted(used, "time")}`}
          isChosen={start.kind === "template" && start.id === id}
          picture={<Sketch blockTypes={blocks.map(({ blockType }) => blockType)} />}
          onChoose={() => onStart({ kind: "template", id })}
        />
      ))}
      {hasOthers && (
        <Card
          name="From another page\u00a0…"
          note="blocks of it · any market"
          isChosen={start.kind === "page"}
          picture={<span className="sketch" data-kind="page" />}
          onChoose={() => onStart({ kind: "page", id: null, country })}
        />
      )}
    </ul>
  );
};
