import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import { renderLetter } from "#platform/server/mail/letter.tsx";
import type { Mail } from "#platform/server/mail/mail.ts";
import type { StoredHandOver } from "../store.ts";

type Scene = Readonly<{ product: string; office: string }>;

const maxSubject = 150;

/** A visitor's question to the market's care, in the market's language, filed under its tag. */
export const handOverMail = (
  { product, office }: Scene,
  { id, market: marketId, email, question, conversation, tag }: StoredHandOver,
  to: string,
): Mail => {
  const market = marketById(marketId);
  const t = translatorFor(market);
  const said = (conversation ?? []).map(
    ({ by, text }) => `${t(by === "visitor" ? "chat.you" : "chat.program")}: ${text}`,
  );
  const subject = `[${tag}] ${t("chat.mailSubject", { question })}`.slice(0, maxSubject);
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: question,
    title: question,
    parts: [
      {
        facts: [
          [t("chat.mailFrom"), email],
          [t("chat.mailTag"), tag],
        ],
      },
      {
        href: `${office}/questions/${id}?in=${market.apiCountry}`,
        words: t("request.mailCareOpen"),
      },
      ...(said.length === 0 ? [] : [`${t("chat.mailConversation")}:`, ...said]),
    ],
    reason: t("chat.mailWhy", { product }),
  });
  return { to, subject, ...rendered, headers: { "X-Support-Tag": tag } };
};
