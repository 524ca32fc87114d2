import { formatLongDate } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { translatorFor } from "#markets/translator.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { type LetterPart, renderLetter } from "#platform/server/mail/letter.tsx";
import { ownPathOf } from "../ask/asked-requests.ts";
import { numberOf } from "../ask/number-of.ts";
import type { RequestScene } from "../ask/scene.ts";
import type { StoredRequest } from "../store.ts";

/** A departure that is offered leads to its form by its name; its address is read in the text alone. */
const toPart = (paragraph: string): LetterPart => {
  const [, words, href] = /^(.+): (https?:\/\/\S+)$/.exec(paragraph) ?? [];
  return words && href ? { href, words } : paragraph;
};

type Answer = Readonly<{ subject: string; text: string; after: Date | undefined }>;

/**
 * What care has written, to the traveller, in the words and the language in which it was written.
 * @returns the mail's id; null where no mails are written
 */
export const mailAnswer = async (
  trx: Database,
  { mailer, product, secret, siteOf }: RequestScene,
  request: StoredRequest,
  { subject, text, after }: Answer,
): Promise<string | null> => {
  const market = marketById(request.market);
  const t = translatorFor(market);
  const path = ownPathOf(request, secret);
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const rendered = renderLetter({
    language: market.htmlLang,
    product,
    preview: paragraphs[1] ?? subject,
    title: subject,
    parts: [
      ...paragraphs.map(toPart),
      ...(path === null
        ? []
        : [{ href: `${siteOf(market.id) ?? ""}${path}`, words: t("request.see") }]),
    ],
    reason: t("request.mailWhy", { product }),
  });
  if (!mailer) return null;
  return mailer.queue(trx, { to: request.email, subject, ...rendered }, after);
};

/** Tells a colleague that a request is theirs now. */
export const mailNewOwner = async (
  trx: Database,
  { mailer, product, office }: RequestScene,
  request: StoredRequest,
  owner: string,
): Promise<void> => {
  const market = marketById(request.market);
  const date = formatLongDate(request.departure_date, market);
  const title = `Request ${numberOf(request)} is yours now`;
  const rendered = renderLetter({
    language: "en",
    product,
    preview: `${request.travel_name}, ${date}`,
    title,
    parts: [
      `${request.travel_name}, ${date}. Seats asked for: ${request.seats}.`,
      { href: `${office}/requests/${request.id}?in=${market.apiCountry}`, words: "Open it" },
    ],
    reason: `A colleague has handed it on to you in the back-office of ${product}.`,
  });
  await mailer?.queue(trx, { to: owner, subject: title, ...rendered });
};
