import type { Contents } from "../contents.ts";
import type { EnglishWords } from "./english-words.ts";

export const howItWorks = ({ paying, clock }: EnglishWords) =>
  ({
    "how-it-works": {
      title: "How it works",
      lead: "You ask for one seat. Other people of your age do the same, a coordinator takes the lead, and the group leaves. Here is what happens between the first look and the airport.",
      sections: [
        {
          heading: "Choose a trip, then a date",
          text: "Each trip has a page with its route, day by day, and a list of departures. A departure is one dated run of the trip, with its own price, age range, coordinator and group. Start from a place in [all destinations](/destinations), or from your days off in the [search](/search).\n\nGroups are small, and the page of the departure names the expected size. Most people come alone. The [age groups](/age-groups) keep the company close to your own age.",
        },
        {
          heading: "What the status tells you",
          text: "Every departure has one of six statuses. It says where the group stands and whether you can buy your flight.\n\n{statuses}\n\nIf you would rather not wait, begin with the [confirmed departures](/confirmed-tour-departures).",
        },
        {
          heading: "Ask for your seat, then pay a deposit or in full",
          text: `You ask for a seat by email, from the page of the departure: customer care replies with the next steps. Where a departure takes a deposit, you hold your seat with it and pay the balance 31 days before you leave. The page of the departure names both amounts, the last day for the deposit and the day of the balance. After the last day for the deposit you pay the whole price at once.\n\n${paying} The site can show prices in other currencies too. Those are conversions at the rate of the date beside them.`,
        },
        {
          heading: "What the price includes",
          text: "The page of the trip lists it line by line: nights, transport along the route, the meals that the itinerary names, and a coordinator for the whole trip. **Medical and baggage insurance is always included**, on every trip and for everyone.\n\nA [private room](/no-sharing-room) is included when two of you book together. Travelling alone, you share a room with one or two people of the same sex and age group as you, or pay the supplement that the trip’s page names.",
        },
        {
          heading: "What you pay on top",
          text: "Flights are not included. The trip’s page suggests an airport and shows the lowest fare that we know of, direct and with stops, so that you can add up the real cost before you decide.\n\nThen there is the **money pot**: a sum that everybody puts in at the start of the trip for what the group pays together, such as tickets, local transport and shared dinners. The page names it as a range, because it depends on what the group chooses. The coordinator keeps the accounts, and what is left goes back to everyone.",
        },
        {
          heading: "If your plans change",
          text: `Cancellation is free until 31 days before the departure. With the flexible option it stays free until 8 days before. The page of the departure names both days, and each counts until midnight, ${clock}. The [cancellation policy](/legal/cancellation-policy) has the rest.\n\nIf the group does not reach its minimum, we tell you. You then move to another departure free of charge or get everything back.`,
        },
        {
          heading: "Before you leave, and on the day",
          text: "Once you are signed in, you see who else is coming. A group chat opens before the departure, where the coordinator introduces everybody and sends the packing list and the meeting point.\n\nFrom there the [coordinator](/coordinators) holds the plan together: the bookings, the money pot, the backup plan for a rainy day. Local guides explain the places. You bring a bag that you can carry yourself.",
        },
      ],
      seo: {
        title: "How our group trips work, step by step",
        description:
          "One seat, a small group, a coordinator: how to choose a departure, read its status, pay deposit and balance, and know when to buy your flight.",
      },
    },
  }) as const satisfies Contents;
