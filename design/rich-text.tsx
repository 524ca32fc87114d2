import { Fragment } from "react";
import {
  isProseList,
  linkStretches,
  type ProseBlock,
  type ProseList,
  type ProseRun,
} from "#platform/prose/prose.ts";
import { parseProse } from "#platform/prose/parse-prose.ts";
import { SiteLink } from "./link.tsx";

type HeadingTag = "h2" | "h3" | "h4";

const RunText = ({ run }: { run: ProseRun }) => {
  const words = run.isItalic ? <em>{run.text}</em> : run.text;
  return run.isBold ? <strong>{words}</strong> : words;
};

// Stretches, runs, items and blocks have no id, and a text is only ever replaced as a whole.
const Runs = ({ runs }: { runs: readonly ProseRun[] }) =>
  linkStretches(runs).map((stretch, index) => {
    const words = stretch.map((run, runIndex) => <RunText key={runIndex} run={run} />);
    const link = stretch[0]?.link ?? null;
    if (link === null) return <Fragment key={index}>{words}</Fragment>;
    return (
      <SiteLink key={index} to={link} className="text-link">
        {words}
      </SiteLink>
    );
  });

const List = ({ list: { kind, start, items } }: { list: ProseList }) => {
  const Tag = kind === "bullets" ? "ul" : "ol";
  return (
    <Tag className="dots" {...(start !== 1 && { start })}>
      {items.map(({ runs, lists }, index) => (
        <li key={index}>
          <Runs runs={runs} />
          {lists.map((list, inner) => (
            <List key={inner} list={list} />
          ))}
        </li>
      ))}
    </Tag>
  );
};

const Block = ({ block, tags }: { block: ProseBlock; tags: readonly [HeadingTag, HeadingTag] }) => {
  if (isProseList(block)) return <List list={block} />;
  const Tag = block.kind === "paragraph" ? "p" : tags[block.kind === "heading" ? 0 : 1];
  return (
    <Tag>
      <Runs runs={block.runs} />
    </Tag>
  );
};

/**
 * Renders the text that staff write, with the marks of `parseProse`. It creates elements, never
 * HTML.
 *
 * @param below the level of the heading that the text stands under
 */
export const RichText = ({ text, below = 2 }: { text: string; below?: 1 | 2 }) =>
  parseProse(text).map((block, index) => (
    <Block key={index} block={block} tags={below === 1 ? ["h2", "h3"] : ["h3", "h4"]} />
  ));
