import type { Messages } from "#markets/languages/en/site.ts";
import { answer } from "#markets/languages/fr/answer.ts";
import { blocks } from "#markets/languages/fr/blocks.ts";
import { calendar } from "#markets/languages/fr/calendar.ts";
import { chat } from "#markets/languages/fr/chat.ts";
import { compare } from "#markets/languages/fr/compare.ts";
import { consent } from "#markets/languages/fr/consent.ts";
import { content } from "#markets/languages/fr/content.ts";
import { cost } from "#markets/languages/fr/cost.ts";
import { alertMails } from "#markets/languages/fr/people/alert-mails.ts";
import { alerts } from "#markets/languages/fr/people/alerts.ts";
import { decisionMails } from "#markets/languages/fr/people/decision-mails.ts";
import { group } from "#markets/languages/fr/people/group.ts";
import { attendance } from "#markets/languages/fr/people/attendance.ts";
import { login } from "#markets/languages/fr/people/login.ts";
import { events } from "#markets/languages/fr/events.ts";
import { meta } from "#markets/languages/fr/meta.ts";
import { pages } from "#markets/languages/fr/pages.ts";
import { passkeys } from "#markets/languages/fr/people/passkeys.ts";
import { profile } from "#markets/languages/fr/people/profile.ts";
import { price } from "#markets/languages/fr/price.ts";
import { search } from "#markets/languages/fr/search.ts";
import { request } from "#markets/languages/fr/request.ts";
import { shell } from "#markets/languages/fr/shell.ts";
import { trip } from "#markets/languages/fr/trip.ts";
import { terms } from "#markets/languages/fr/terms.ts";
import { ownWords } from "#markets/languages/fr/own-words.ts";
import { wishlist } from "#markets/languages/fr/wishlist.ts";

export const site: Messages = {
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
};
