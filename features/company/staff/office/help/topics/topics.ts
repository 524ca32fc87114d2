import { addressTopic } from "./addresses.ts";
import { firstDayTopic } from "./first-day.ts";
import { formTopic } from "./forms.ts";
import { pageTopic } from "./pages.ts";
import { pictureTopic } from "./pictures.ts";
import { settingTopic } from "./settings.ts";
import { siteTopic } from "./site.ts";
import type { HelpTopic } from "./topic.ts";
import { travelTopic } from "./travels.ts";
import { troubleTopic } from "./trouble.ts";

/** What staff ask about what is there. */
export const helpTopics: readonly HelpTopic[] = [
  firstDayTopic,
  pageTopic,
  siteTopic,
  travelTopic,
  pictureTopic,
  formTopic,
  addressTopic,
  settingTopic,
  troubleTopic,
];
