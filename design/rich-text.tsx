import { SiteLink } from "./link.tsx";
import { isLink } from "#platform/address.ts";

const inlineMarkup = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]{1,200})\]\(([^\s()]{1,500})\)/g;

/** Renders bold, italic and links; other characters stay as they were typed. */
const Line = ({ text }: { text: string }) => {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(inlineMarkup)) {
    const [all, bold, italic, label, address = ""] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + all.length;
    if (bold) parts.push(<strong key={end}>{bold}</strong>);
    else if (italic) parts.push(<em key={end}>{italic}</em>);
    else if (label && isLink(address))
      parts.push(
        <SiteLink key={end} to={address} className="text-link">
          {label}
        </SiteLink>,
      );
    else parts.push(all);
  }
  return [...parts, text.slice(end)];
};

const isListItem = (line: string): boolean => line.startsWith("- ");

/**
 * Renders the simple markup of staff: an empty line starts a paragraph, lines that begin with `- `
 * are a list, `**bold**`, `*italic*`, `[words](/address)`. It creates elements, never HTML.
 */
export const RichText = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map((lines, index) =>
      lines.every(isListItem) ? (
        <ul key={index} className="dots">
          {lines.map((line, lineIndex) => (
            <li key={lineIndex}>
              <Line text={line.slice(2)} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={index}>
          <Line text={lines.join("\n")} />
        </p>
      ),
    );
