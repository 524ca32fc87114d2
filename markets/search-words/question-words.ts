/**
 * What questions to a travel company are about, however they are worded. Sources and questions are
 * compared by these topics first, and by their other words then.
 */
export const topics = [
  "alone",
  "companions",
  "age",
  "coordinator",
  "flight",
  "planned",
  "almostConfirmed",
  "confirmed",
  "almostFull",
  "waitingList",
  "soldOut",
  "status",
  "minimum",
  "payment",
  "deposit",
  "balance",
  "currency",
  "price",
  "increase",
  "included",
  "excluded",
  "kitty",
  "cancelling",
  "free",
  "flexible",
  "refund",
  "late",
  "transfer",
  "withdrawal",
  "insurance",
  "vaccination",
  "emergency",
  "visa",
  "fitness",
  "rain",
  "room",
  "private",
  "couple",
  "noRoom",
  "luggage",
  "plugs",
  "cash",
  "tapWater",
  "duration",
  "departures",
  "seats",
  "complaint",
  "mediation",
  "personalData",
  "keeping",
  "erasing",
  "cookies",
  "newsletter",
  "account",
  "reviews",
  "liability",
  "insolvency",
  "contact",
  "changing",
  "group",
  "size",
  "children",
  "diet",
  "meeting",
  "photos",
  "meetups",
  "extraordinary",
  "conduct",
  "health",
  "alerts",
  "footprint",
  "booking",
  "programme",
] as const;

export type Topic = (typeof topics)[number];

/**
 * The words of a language: patterns separated by commas, in small letters without accents. A pattern
 * is a word or several that follow each other; `*` stands for the rest of a word.
 */
export type QuestionWords = Readonly<{
  topics: Readonly<Record<Topic, string>>;
  /** Words that say nothing of what is asked, by themselves or anywhere. */
  idle: string;
}>;
