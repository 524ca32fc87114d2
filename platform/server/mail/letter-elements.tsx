import type { CSSProperties, ReactNode } from "react";

type ElementProps = Readonly<{ className?: string; style?: CSSProperties; children: ReactNode }>;

/** What programs that draw mails with Word read besides. */
type OutlookStyle = CSSProperties & Readonly<{ msoPaddingAlt?: string; msoTextRaise?: string }>;

const wide = { width: "100%" } as const;

const Table = ({ children, ...props }: ElementProps) => (
  <table
    align="center"
    width="100%"
    border={0}
    cellPadding="0"
    cellSpacing="0"
    role="presentation"
    {...props}
  >
    <tbody>{children}</tbody>
  </table>
);

/** A table of one cell: the box that old and new mail programs draw alike. */
export const Box = ({ children, ...props }: ElementProps) => (
  <Table {...props}>
    <tr style={wide}>
      <td>{children}</td>
    </tr>
  </Table>
);

/** A row of cells, which are `<td>`. */
export const Row = ({ children, ...props }: ElementProps) => (
  <Table {...props}>
    <tr style={wide}>{children}</tr>
  </Table>
);

/** The page. Some programs leave the body's style out, so that a cell in it has it too. */
export const Ground = ({ style, ...props }: ElementProps & { style: CSSProperties }) => (
  <body className="ground" style={{ background: style.background, margin: 0, padding: 0 }}>
    <Table>
      <tr>
        <td style={style} {...props} />
      </tr>
    </Table>
  </body>
);

const previewLength = 150;
/** Letters without width, of which a program shows none and yet takes each for one. */
const nothing = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

/**
 * What programs show behind the subject in their list: hidden in the mail, and followed by letters
 * that are not seen, or they would go on with the mail's beginning.
 */
export const Preview = ({ text }: Readonly<{ text: string }>) => (
  <div
    style={{
      display: "none",
      overflow: "hidden",
      lineHeight: "1px",
      opacity: 0,
      maxHeight: 0,
      maxWidth: 0,
    }}
  >
    {text.slice(0, previewLength)}
    <div>{nothing.repeat(Math.max(previewLength - text.length, 0))}</div>
  </div>
);

const buttonStyle: OutlookStyle = {
  display: "inline-block",
  maxWidth: "100%",
  margin: "0 0 24px",
  padding: "13px 26px",
  background: "#fc7d22",
  color: "#2a160f",
  borderRadius: "10px",
  fontSize: "16px",
  lineHeight: "24px",
  fontWeight: 650,
  textDecoration: "none",
  msoPaddingAlt: "0px",
};
const buttonTextStyle: OutlookStyle = {
  display: "inline-block",
  maxWidth: "100%",
  lineHeight: "120%",
  msoPaddingAlt: "0px",
  msoTextRaise: "9.75px", // 13 px in points
};

/**
 * Word draws no padding of a link. Three hair spaces, stretched to 26 px, stand for each side, and
 * the first is raised by the height of above and below, 26 px in points.
 */
const outlookSide = (raise: string, end: string) => ({
  __html: `<!--[if mso]><i style="mso-font-width:433.3333%${raise}" hidden>${"&#8202;".repeat(3)}${end}</i><![endif]-->`,
});

/** A link that looks like a button. */
export const Button = ({ href, words }: Readonly<{ href: string; words: string }>) => (
  <a href={href} target="_blank" style={buttonStyle}>
    <span dangerouslySetInnerHTML={outlookSide(";mso-text-raise:19.5", "")} />
    <span style={buttonTextStyle}>{words}</span>
    <span dangerouslySetInnerHTML={outlookSide("", "&#8203;")} />
  </a>
);
