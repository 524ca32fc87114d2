import type { Contents } from "../contents.ts";
import type { EnglishWords } from "./english-words.ts";

export const aboutUs = ({ clock, passports }: EnglishWords) =>
  ({
    "our-values": {
      title: "Our values",
      lead: "What we hold to when we plan a trip, fill a group and send it off. Each of these has cost us a booking at some point, which is how we know that we mean it.",
      sections: [
        {
          heading: "Say where it stands",
          text: "A departure that is not confirmed says so, on every line where it appears. We do not count down seats, and we do not invent demand. If a group needs three more people, the page says three. You can plan with that, and you can also decide to wait.",
        },
        {
          heading: "One honest sum",
          text: "The price of a trip is not what the trip costs. So the page adds the money pot, a flight and a private room, and shows the range that you should expect. What is not included has a list of its own, as long as it has to be. Medical and baggage insurance is not an extra here: it is always included.",
        },
        {
          heading: "Somebody who has been there",
          text: "Every group travels with a [coordinator](/coordinators) from the first day to the last. Not a guide who recites dates, but the person who knows which bus leaves late, keeps the accounts of the money pot and notices who has gone quiet at dinner.",
        },
        {
          heading: "Small groups, small footprint",
          text: "A small group fits into a family-run house, one minibus, the table of a village restaurant. We go by train or on foot where that is the better way to see a place. We take local guides for local stories. And we leave out what treats animals or people as scenery, such as elephant rides and visits to orphanages.",
        },
        {
          heading: "Room for everyone",
          text: "People come to us alone, and nobody should have to explain themselves to a group of strangers. Origin, faith, body, whom you love: none of it is up for discussion at breakfast. Coordinators step in when somebody forgets, and may send a person home who will not stop.",
        },
        {
          heading: "Your privacy stays yours",
          text: "Nobody outside sees who travels with a group. Inside it, first names show only after signing in. We do not sell what we know about you, and the [privacy policy](/legal/privacy-policy) says what that is.",
        },
        {
          heading: "Mistakes get an answer",
          text: "Something goes wrong on every road. When it is our fault, we say so and put it right: on the spot through the coordinator, afterwards through a person who reads the whole story. [Write to us](/contacts), even if it was only a small annoyance.",
        },
      ],
      seo: {
        title: "Our values: how we plan and lead trips",
        description:
          "Clear statuses, one honest sum, small groups and a coordinator who has been there: what we hold to when we plan a trip and send a group off.",
      },
    },
    contacts: {
      title: "Contact us",
      lead: "A question about a date, a booking or a trip that you are on: write to us, and a person answers.",
      sections: [
        {
          heading: "Before you write",
          text: "Many answers are already here. [Questions and answers](/faqs) covers flights, rooms, the money pot and ages. [How it works](/how-it-works) explains the statuses and the payments. What a trip includes is on its own page, and the dates of your balance and of free cancellation are on the page of the departure.",
        },
        {
          heading: "What to put in your message",
          text: "- The name of the trip and the date of departure.\n- The email address that you booked with, if it is another one.\n- What you have tried, and what you saw.\n- A screenshot, if it is about the site.\n\nDo not send card numbers or pictures of your passport. If we need a document, we tell you where to put it.",
        },
        {
          heading: "Departures on request",
          text: "A departure that is **on request** is full, and can be booked only through customer care. Write to us with the trip, the date and the number of seats. We tell you whether a place has come free, or could. Do not buy a flight until you have our confirmation.",
        },
        {
          heading: "If you are on a trip",
          text: "Talk to your coordinator first: they are closest, and can change things the same day. In an emergency call the local emergency number, then the insurer’s assistance line, which answers day and night. Its number is in your booking documents. Save it in your phone before you leave.",
        },
        {
          heading: "Passports and visas",
          text: `${passports} We can tell you what the route needs. We cannot decide whether a border lets you in.`,
        },
        {
          heading: "Complaints, data, press",
          text: `Write to the same address with the word “complaint”, “privacy” or “press” in the subject, so that the right person opens it. We confirm within two working days. The hours above are ${clock}. How we handle complaints is in the [general conditions](/legal/general-condition), and your rights over your data in the [privacy policy](/legal/privacy-policy).`,
        },
      ],
      seo: {
        title: "Contact us: questions, bookings, help on a trip",
        description:
          "How to reach us about a trip, a booking or a departure on request, what to put in your message, and whom to call first when you are on the road.",
      },
    },
  }) as const satisfies Contents;
