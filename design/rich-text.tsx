import { SiteLink } from "./link.tsx";
import { isLink } from "#platform/address.ts";

const marks = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]{1,200})\]\(([^\s()]{1,500})\)/g;

/** One line with its bold, italic and linked parts; anything else stays as it was typed. */
const Line = ({ text }: { text: string }) => {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
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

const isItem = (line: string): boolean => line.startsWith("- ");

/**
 * Text of staff with a little form: an empty line starts a paragraph, lines that begin with `- `
 * are a list, `**bold**`, `*italic*`, `[words](/address)`. It becomes elements, never HTML.
 */
export const RichText = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map((lines, index) =>
      lines.every(isItem) ? (
        <ul key={index} className="dots">
          {lines.map((line, at) => (
            <li key={at}>
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
