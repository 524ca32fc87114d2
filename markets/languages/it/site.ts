import type { Messages } from "#markets/languages/en/site.ts";
import { answer } from "#markets/languages/it/answer.ts";
import { blocks } from "#markets/languages/it/blocks.ts";
import { calendar } from "#markets/languages/it/calendar.ts";
import { chat } from "#markets/languages/it/chat.ts";
import { compare } from "#markets/languages/it/compare.ts";
import { consent } from "#markets/languages/it/consent.ts";
import { content } from "#markets/languages/it/content.ts";
import { cost } from "#markets/languages/it/cost.ts";
import { alertMails } from "#markets/languages/it/people/alert-mails.ts";
import { alerts } from "#markets/languages/it/people/alerts.ts";
import { decisionMails } from "#markets/languages/it/people/decision-mails.ts";
import { group } from "#markets/languages/it/people/group.ts";
import { attendance } from "#markets/languages/it/people/attendance.ts";
import { login } from "#markets/languages/it/people/login.ts";
import { events } from "#markets/languages/it/events.ts";
import { meta } from "#markets/languages/it/meta.ts";
import { pages } from "#markets/languages/it/pages.ts";
import { passkeys } from "#markets/languages/it/people/passkeys.ts";
import { profile } from "#markets/languages/it/people/profile.ts";
import { price } from "#markets/languages/it/price.ts";
import { search } from "#markets/languages/it/search.ts";
import { request } from "#markets/languages/it/request.ts";
import { shell } from "#markets/languages/it/shell.ts";
import { trip } from "#markets/languages/it/trip.ts";
import { terms } from "#markets/languages/it/terms.ts";
import { ownWords } from "#markets/languages/it/own-words.ts";
import { wishlist } from "#markets/languages/it/wishlist.ts";

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
