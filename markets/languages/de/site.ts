import type { Messages } from "#markets/languages/en/site.ts";
import { answer } from "#markets/languages/de/answer.ts";
import { blocks } from "#markets/languages/de/blocks.ts";
import { calendar } from "#markets/languages/de/calendar.ts";
import { chat } from "#markets/languages/de/chat.ts";
import { compare } from "#markets/languages/de/compare.ts";
import { consent } from "#markets/languages/de/consent.ts";
import { content } from "#markets/languages/de/content.ts";
import { cost } from "#markets/languages/de/cost.ts";
import { alertMails } from "#markets/languages/de/people/alert-mails.ts";
import { alerts } from "#markets/languages/de/people/alerts.ts";
import { decisionMails } from "#markets/languages/de/people/decision-mails.ts";
import { group } from "#markets/languages/de/people/group.ts";
import { attendance } from "#markets/languages/de/people/attendance.ts";
import { login } from "#markets/languages/de/people/login.ts";
import { events } from "#markets/languages/de/events.ts";
import { meta } from "#markets/languages/de/meta.ts";
import { pages } from "#markets/languages/de/pages.ts";
import { passkeys } from "#markets/languages/de/people/passkeys.ts";
import { profile } from "#markets/languages/de/people/profile.ts";
import { price } from "#markets/languages/de/price.ts";
import { search } from "#markets/languages/de/search.ts";
import { request } from "#markets/languages/de/request.ts";
import { shell } from "#markets/languages/de/shell.ts";
import { trip } from "#markets/languages/de/trip.ts";
import { terms } from "#markets/languages/de/terms.ts";
import { ownWords } from "#markets/languages/de/own-words.ts";
import { wishlist } from "#markets/languages/de/wishlist.ts";

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
