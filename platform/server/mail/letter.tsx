import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  plainTextSelectors,
  Preview,
  render,
  Row,
  Section,
  Text,
  toPlainText,
} from "@react-email/components";
import type { ReactElement, ReactNode } from "react";

const textStyle = { margin: 0, fontSize: "16px", lineHeight: "25px", color: "#0b2523" } as const;
const fonts = "'Hanken Grotesk', Arial, Helvetica, sans-serif";
const display = "'Bricolage Grotesque', 'Arial Narrow', Arial, Helvetica, sans-serif";

// Mail programs that ignore the media query show the light scheme, which is set inline.
const darkStyles = `@media (prefers-color-scheme: dark) {
body { background: #050e0e !important }
.ground { background: #050e0e !important } .card { background: #101f1e !important; border-color: #283836 !important }
.card p, .card h1, .card td { color: #edf1ec !important } .card .quiet { color: #b5c1bc !important }
.head { border-color: #edf1ec !important } .line { border-color: #283836 !important } }`;

export type LetterProps = Readonly<{
  /** The mail's language as in `<html lang>`. */
  language: string;
  /** The brand's name, at the top of the mail. */
  product: string;
  /** The text that mail programs show behind the subject in their list of mails. */
  preview: string;
  title: string;
  children: ReactNode;
  /** Why the recipient gets this mail; shown below the dividing line at its end. */
  reason: string;
}>;

export const Letter = ({ language, product, preview, title, children, reason }: LetterProps) => (
  <Html lang={language}>
    <Head>
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkStyles}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body
      className="ground"
      style={{ margin: 0, padding: "24px 8px", background: "#edf3ee", fontFamily: fonts }}
    >
      <Container
        className="card"
        style={{
          maxWidth: "600px",
          background: "#ffffff",
          border: "1px solid #d7deda",
          borderRadius: "14px",
          borderCollapse: "separate",
        }}
      >
        <Section
          className="head"
          style={{ padding: "24px 32px", borderBottom: "3px solid #0b2523" }}
        >
          <Text style={{ ...textStyle, fontFamily: display, fontSize: "24px", fontWeight: 750 }}>
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
          </Text>
        </Section>
        <Section style={{ padding: "32px" }}>
          <Heading
            as="h1"
            style={{
              margin: "0 0 16px",
              fontFamily: display,
              fontSize: "32px",
              lineHeight: "34px",
              fontWeight: 750,
              color: "#0b2523",
            }}
          >
            {title}
          </Heading>
          {children}
        </Section>
        <Section className="line" style={{ padding: "24px 32px", borderTop: "1px solid #d7deda" }}>
          <Text
            className="quiet"
            style={{ ...textStyle, fontSize: "14px", lineHeight: "21px", color: "#586c6a" }}
          >
            {reason}
          </Text>
        </Section>
      </Container>
    </Body>
  </Html>
);

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ ...textStyle, margin: "0 0 20px" }}>{children}</Text>
);

export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string])[];
}) => (
  <Section style={{ margin: "0 0 24px", borderTop: "3px solid #0b2523" }} className="head">
    {facts.map(([name, value]) => (
      <Row key={name} className="line fact" style={{ borderBottom: "1px solid #d7deda" }}>
        <Column
          className="quiet"
          style={{ ...textStyle, padding: "10px 16px 10px 0", color: "#3c5250" }}
        >
          {name}
        </Column>
        <Column align="right" style={{ ...textStyle, padding: "10px 0", fontWeight: 650 }}>
          {value}
        </Column>
      </Row>
    ))}
  </Section>
);

/** The mail's one button. */
export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button
    href={href}
    style={{
      margin: "0 0 24px",
      padding: "13px 26px",
      background: "#fc7d22",
      color: "#2a160f",
      borderRadius: "10px",
      fontSize: "16px",
      lineHeight: "24px",
      fontWeight: 650,
    }}
  >
    {children}
  </Button>
);

// Without a format of its own a fact's name and value would run together in the text.
const textSelectors = [...plainTextSelectors, { selector: "table.fact", format: "dataTable" }];

/** Renders the HTML part and the same content as text. */
export const renderLetter = async (
  letter: ReactElement,
): Promise<Readonly<{ html: string; text: string }>> => {
  const html = await render(letter);
  return { html, text: toPlainText(html, { selectors: textSelectors }) };
};
