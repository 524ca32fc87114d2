import type { Messages } from "#markets/languages/en/site.ts";
import { answer } from "#markets/languages/es/answer.ts";
import { blocks } from "#markets/languages/es/blocks.ts";
import { calendar } from "#markets/languages/es/calendar.ts";
import { chat } from "#markets/languages/es/chat.ts";
import { compare } from "#markets/languages/es/compare.ts";
import { consent } from "#markets/languages/es/consent.ts";
import { content } from "#markets/languages/es/content.ts";
import { cost } from "#markets/languages/es/cost.ts";
import { alertMails } from "#markets/languages/es/people/alert-mails.ts";
import { alerts } from "#markets/languages/es/people/alerts.ts";
import { decisionMails } from "#markets/languages/es/people/decision-mails.ts";
import { group } from "#markets/languages/es/people/group.ts";
import { attendance } from "#markets/languages/es/people/attendance.ts";
import { login } from "#markets/languages/es/people/login.ts";
import { events } from "#markets/languages/es/events.ts";
import { meta } from "#markets/languages/es/meta.ts";
import { pages } from "#markets/languages/es/pages.ts";
import { passkeys } from "#markets/languages/es/people/passkeys.ts";
import { profile } from "#markets/languages/es/people/profile.ts";
import { price } from "#markets/languages/es/price.ts";
import { search } from "#markets/languages/es/search.ts";
import { request } from "#markets/languages/es/request.ts";
import { shell } from "#markets/languages/es/shell.ts";
import { trip } from "#markets/languages/es/trip.ts";
import { terms } from "#markets/languages/es/terms.ts";
import { ownWords } from "#markets/languages/es/own-words.ts";
import { wishlist } from "#markets/languages/es/wishlist.ts";

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
