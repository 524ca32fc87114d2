import { renderToStaticMarkup } from "react-dom/server";
import { Box, Button, Ground, Preview, Row } from "./letter-elements.tsx";

/** A piece of a letter, of which both the HTML and the text are made. */
export type LetterPart =
  | string
  | Readonly<{ facts: readonly (readonly [name: string, value: string])[] }>
  /** A button. */
  | Readonly<{ href: string; words: string }>
  /** A code, in large digits. */
  | Readonly<{ code: string }>
  | LetterItem;

/** One of several things that a letter tells of. */
export type LetterItem = Readonly<{
  item: string;
  /** What has become of it, in a word. */
  label: string;
  text: string;
  link: LetterLink;
}>;

export type LetterLink = Readonly<{ href: string; words: string }>;

export type Letter = Readonly<{
  /** The mail's language as in `<html lang>`. */
  language: string;
  /** The brand's name, at the top of the mail. */
  product: string;
  /** The text that mail programs show behind the subject in their list of mails. */
  preview: string;
  title: string;
  parts: readonly LetterPart[];
  /** Why the recipient gets this mail; shown below the dividing line at its end. */
  reason: string;
  /** By which they get no more of them, below the reason. */
  links?: readonly LetterLink[];
}>;

const textStyle = { margin: 0, fontSize: "16px", lineHeight: "25px", color: "#0b2523" } as const;
const fonts = "'Hanken Grotesk', Arial, Helvetica, sans-serif";
const display = "'Bricolage Grotesque', 'Arial Narrow', Arial, Helvetica, sans-serif";

// Mail programs that ignore the media query show the light scheme, which is set inline.
const darkStyles = `@media (prefers-color-scheme: dark) {
.card .link { color: #7fd3e6 !important }
body { background: #050e0e !important }
.ground { background: #050e0e !important } .card { background: #101f1e !important; border-color: #283836 !important }
.card p, .card h1, .card td { color: #edf1ec !important } .card .quiet { color: #b5c1bc !important }
.head { border-color: #edf1ec !important } .line { border-color: #283836 !important } }`;

const Head = ({ title }: Readonly<{ title: string }>) => (
  <head>
    <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
    <meta name="x-apple-disable-message-reformatting" />
    <title>{title}</title>
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <style>{darkStyles}</style>
  </head>
);

const Brand = ({ product }: Readonly<{ product: string }>) => (
  <Box className="head" style={{ padding: "24px 32px", borderBottom: "3px solid #0b2523" }}>
    <p style={{ ...textStyle, fontFamily: display, fontSize: "24px", fontWeight: 750 }}>
      <span
        style={{
          display: "inline-block",
          width: "24px",
          height: "6px",
          marginRight: "10px",
          background: "#fc7d22",
          verticalAlign: "9px",
        }}
      />
      {product.toLowerCase()}
    </p>
  </Box>
);

const titleStyle = {
  margin: "0 0 16px",
  fontFamily: display,
  fontSize: "32px",
  lineHeight: "34px",
  fontWeight: 750,
  color: "#0b2523",
} as const;

const Code = ({ code }: Readonly<{ code: string }>) => (
  <Box
    className="ground"
    style={{ margin: "0 0 24px", background: "#edf3ee", borderRadius: "10px" }}
  >
    <p
      style={{
        margin: 0,
        padding: "20px 0",
        textAlign: "center",
        fontFamily: display,
        fontSize: "48px",
        lineHeight: "56px",
        fontWeight: 750,
        letterSpacing: "8px",
        color: "#0b2523",
      }}
    >
      {code}
    </p>
  </Box>
);

const linkStyle = { color: "#00687d", textDecoration: "underline" } as const;

const Item = ({ item, label, text, link }: LetterItem) => (
  <Box className="line" style={{ margin: "0 0 16px", borderBottom: "1px solid #d7deda" }}>
    <p style={{ ...textStyle, fontWeight: 650 }}>{item}</p>
    <p style={{ ...textStyle, fontSize: "14px", fontWeight: 650 }}>{label}</p>
    <p className="quiet" style={{ ...textStyle, padding: "0 0 16px", color: "#3c5250" }}>
      {text}{" "}
      <a className="link" href={link.href} target="_blank" style={linkStyle}>
        {link.words}
      </a>
    </p>
  </Box>
);

const Part = ({ part }: Readonly<{ part: LetterPart }>) => {
  if (typeof part === "string") return <p style={{ ...textStyle, margin: "0 0 20px" }}>{part}</p>;
  if ("href" in part) return <Button {...part} />;
  if ("code" in part) return <Code code={part.code} />;
  if ("item" in part) return <Item {...part} />;
  return (
    <Box className="head" style={{ margin: "0 0 24px", borderTop: "3px solid #0b2523" }}>
      {part.facts.map(([name, value]) => (
        <Row key={name} className="line" style={{ borderBottom: "1px solid #d7deda" }}>
          <td
            className="quiet"
            style={{ ...textStyle, padding: "10px 16px 10px 0", color: "#3c5250" }}
          >
            {name}
          </td>
          <td align="right" style={{ ...textStyle, padding: "10px 0", fontWeight: 650 }}>
            {value}
          </td>
        </Row>
      ))}
    </Box>
  );
};

const cardStyle = {
  maxWidth: "600px",
  background: "#ffffff",
  border: "1px solid #d7deda",
  borderRadius: "14px",
  borderCollapse: "separate",
} as const;

const footStyle = { ...textStyle, fontSize: "14px", lineHeight: "21px", color: "#586c6a" } as const;

const Page = ({ language, product, preview, title, parts, reason, links = [] }: Letter) => (
  <html dir="ltr" lang={language}>
    <Head title={title} />
    <Ground style={{ margin: 0, padding: "24px 8px", background: "#edf3ee", fontFamily: fonts }}>
      <Preview text={preview} />
      <Box className="card" style={cardStyle}>
        <Brand product={product} />
        <Box style={{ padding: "32px" }}>
          <h1 style={titleStyle}>{title}</h1>
          {parts.map((part, at) => (
            <Part key={at} part={part} />
          ))}
        </Box>
        <Box className="line" style={{ padding: "24px 32px", borderTop: "1px solid #d7deda" }}>
          <p className="quiet" style={footStyle}>
            {reason}
          </p>
          {links.map(({ href, words }) => (
            <p key={href} className="quiet" style={{ ...footStyle, padding: "8px 0 0" }}>
              <a className="link" href={href} target="_blank" style={linkStyle}>
                {words}
              </a>
            </p>
          ))}
        </Box>
      </Box>
    </Ground>
  </html>
);

/** As HTML shows it: line breaks and spaces beside each other are one space. */
const inOneLine = (text: string): string => text.replaceAll(/[ \t\r\n\f]+/g, " ").trim();

const textOf = (part: LetterPart): string => {
  if (typeof part === "string") return inOneLine(part);
  if ("href" in part) return `${inOneLine(part.words)} ${part.href}`;
  if ("code" in part) return part.code;
  if ("item" in part)
    return `${inOneLine(part.item)}: ${inOneLine(part.label)}\n${inOneLine(part.text)}\n${part.link.href}`;
  return part.facts.map(([name, value]) => `${inOneLine(name)}   ${inOneLine(value)}`).join("\n\n");
};

// Old programs know tables and style by this document type alone.
const docType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders the HTML part and the same content as text. */
export const renderLetter = (letter: Letter): Readonly<{ html: string; text: string }> => ({
  html: docType + renderToStaticMarkup(<Page {...letter} />),
  text: [
    `${letter.product.toLowerCase()}\n`,
    inOneLine(letter.title).toUpperCase(),
    ...letter.parts.map(textOf),
    inOneLine(letter.reason),
    ...(letter.links ?? []).map(textOf),
  ].join("\n\n"),
});
