import type { Contents } from "../contents.ts";
import type { EnglishWords } from "./english-words.ts";

export const aboutTrips = ({ clock }: EnglishWords) =>
  ({
    "age-groups": {
      title: "Age groups",
      lead: "Every departure names the ages it is for. It is the quickest way to a group that has the same evenings in mind as you.",
      sections: [
        {
          heading: "Three ranges",
          text: "- **25-35**: people between 25 and 35.\n- **35+**: people between 35 and 49.\n- **All**: people between 25 and 49, in one group.\n\nThe same trip often leaves with different ranges on different dates. If the date suits you and the range does not, look at the next one.",
        },
        {
          heading: "Why we ask",
          text: "Ten days are long when nobody laughs at the same things. Age does not settle that, but it helps: with working hours, with the pace of a walking day, with what a night out means and when it ends.\n\nThe route, the nights and the price of a trip are the same in each range. What changes is the company.",
        },
        {
          heading: "A little outside the range",
          text: "At 21 to 25, or at 36 and 37, [write to us](/contacts) before you book: there is some flexibility. At 21 to 25 you can ask to join a 25-35 group. At 36 and 37 you can ask for a 25-35 group when that suits you better than 35+.\n\nWe look at the group as it stands and answer with a yes or a no for that departure, so that nobody is the odd one out.",
        },
        {
          heading: "Which age counts",
          text: "Your age on the day of departure. A birthday during the trip is no problem, and the coordinator has probably found out already.\n\nTwo friends or a couple on either side of a limit look for an **All** departure, or write to us with both ages.",
        },
        {
          heading: "Older than 49, or under 21",
          text: "Our groups go up to 49 and we do not take anyone under 21. That is not a judgement on how you travel. It is how we keep a promise to the people who book because of the range.",
        },
        {
          heading: "How to find your group",
          text: "The [search](/search) has a filter for the age range, with the number of trips beside each choice. On the page of a trip each departure says its range in the list of dates, and you can see who is coming, by first name, once you are signed in.",
        },
      ],
      seo: {
        title: "Age groups: 25-35, 35+ and all ages",
        description:
          "Each departure names its ages: 25-35, 35+ (35-49) or all (25-49). What that changes, and what happens if you are 21 to 25, or 36 and 37.",
      },
    },
    "no-sharing-room": {
      title: "Private room",
      lead: "Travelling alone, you normally share a room with one or two people from the group. If you would rather close your own door, you can. Here is when, and what it costs.",
      sections: [
        {
          heading: "If two of you book together",
          text: "The private room is included. You take two seats in one booking and get a room for the two of you, double or twin, at every stop that has rooms. There is nothing to add and nothing to ask for.",
        },
        {
          heading: "If you travel alone",
          text: "You can have a room to yourself for a supplement. The amount is on the page of each trip, with everything else that the trip costs, and it covers all the nights in rooms.\n\nIf you do not take it, you share with one or two people of your group, of the same sex and age group as you.",
        },
        {
          heading: "Where it is not possible",
          text: "In tents, mountain huts, boats, hostels and homestays everybody sleeps together, and nobody has a private room. The itinerary says for each night where you sleep, so you can count those nights before you decide. The [search](/search) can show only trips that have private rooms.",
        },
        {
          heading: "Until when you can change your mind",
          text: `You can add or remove the supplement until 31 days before the departure, as long as there are rooms. The day counts until midnight, ${clock}. After that the rooms are given out and the list is with the hotels.`,
        },
        {
          heading: "Couples and friends in a group",
          text: "Most of the group comes alone, and a pair is welcome. Expect the coordinator to seat you apart now and then. If you book separately and want to share, [write to us](/contacts) with both names and we put you together.",
        },
      ],
      seo: {
        title: "Private room on our group trips",
        description:
          "A private room is included when two of you book together. Alone you pay a supplement, named on the trip’s page. When it is possible, and when not.",
      },
    },
  }) as const satisfies Contents;
