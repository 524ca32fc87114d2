import { answer } from "#markets/languages/en/answer.ts";
import { blocks } from "#markets/languages/en/blocks.ts";
import { calendar } from "#markets/languages/en/calendar.ts";
import { chat } from "#markets/languages/en/chat.ts";
import { compare } from "#markets/languages/en/compare.ts";
import { consent } from "#markets/languages/en/consent.ts";
import { content } from "#markets/languages/en/content.ts";
import { cost } from "#markets/languages/en/cost.ts";
import { alertMails } from "#markets/languages/en/people/alert-mails.ts";
import { alerts } from "#markets/languages/en/people/alerts.ts";
import { decisionMails } from "#markets/languages/en/people/decision-mails.ts";
import { group } from "#markets/languages/en/people/group.ts";
import { attendance } from "#markets/languages/en/people/attendance.ts";
import { login } from "#markets/languages/en/people/login.ts";
import { events } from "#markets/languages/en/events.ts";
import { meta } from "#markets/languages/en/meta.ts";
import { pages } from "#markets/languages/en/pages.ts";
import { passkeys } from "#markets/languages/en/people/passkeys.ts";
import { profile } from "#markets/languages/en/people/profile.ts";
import { price } from "#markets/languages/en/price.ts";
import { search } from "#markets/languages/en/search.ts";
import { request } from "#markets/languages/en/request.ts";
import { shell } from "#markets/languages/en/shell.ts";
import { trip } from "#markets/languages/en/trip.ts";
import { terms } from "#markets/languages/en/terms.ts";
import { ownWords } from "#markets/languages/en/own-words.ts";
import { wishlist } from "#markets/languages/en/wishlist.ts";

/** The English texts of the public site. The texts of the other languages have the same keys. */
export const site = {
  ...shell,
  ...terms,
  ...search,
  ...trip,
  ...pages,
  ...blocks,
  ...calendar,
  ...chat,
  ...compare,
  ...consent,
  ...content,
  ...cost,
  ...events,
  ...meta,
  ...answer,
  ...alertMails,
  ...decisionMails,
  ...alerts,
  ...group,
  ...attendance,
  ...login,
  ...passkeys,
  ...price,
  ...profile,
  ...request,
  ...ownWords,
  ...wishlist,
} as const;

export type Messages = Readonly<Record<keyof typeof site, string>>;

/**
 * The type of one part of the texts in another language: it has the same keys as the English part.
 */
export type Part<Texts> = Readonly<Record<keyof Texts, string>>;
