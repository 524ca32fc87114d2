import type { Contents } from "../contents.ts";
import type { EnglishWords } from "./english-words.ts";

export const questions = ({ paying, passports }: EnglishWords) =>
  ({
    faqs: {
      title: "Questions and answers",
      lead: "The questions that come up most before a first trip in a group: about coming alone, about the itinerary and about the place. If yours is missing, ask us.",
      sections: [
        {
          heading: "",
          text: "The answers on this page hold for every trip. What differs from one to the next, such as weather, plugs and money, is at the foot of each trip’s page. For the whole picture, from one booked seat to the way home, read [how it works](/how-it-works).",
        },
        {
          heading: "Your question is missing",
          text: "The page of each trip has more, about the places that it goes to. For everything else there are people: [contact us](/contacts), with the trip and the date, and the answer will be exact.",
        },
      ],
      questions: [
        {
          title: "Booking and paying",
          items: [
            {
              question: "When do I pay, and how much?",
              answer:
                "A deposit when you book, where the departure takes one, and the balance 31 days before you leave. After the last day for the deposit you pay the whole price at once. Both days are on the page of the departure.",
            },
            {
              question: "Which currency do I pay in?",
              answer: `${paying} Prices in another currency are conversions, at the rate of the date beside them.`,
            },
            {
              question: "Is insurance included?",
              answer:
                "Yes. Medical and baggage insurance is part of every trip, for everyone. If you have an allergy or an illness that matters on the trip, tell us beforehand, so that the coordinator can plan for it.",
            },
            {
              question: "What is not in the price?",
              answer:
                "Flights, the money pot and, if you travel alone and want one, a private room. Each trip lists what is included and what is not, so that you can add up the real cost before you book.",
            },
            {
              question: "Can two of us book together?",
              answer:
                "Yes. Take two seats in one booking, and the private room is included wherever people sleep in rooms.",
            },
          ],
        },
        {
          title: "Before and during the trip",
          items: [
            {
              question: "What if the group does not reach its minimum?",
              answer:
                "We tell you, and you move to another departure free of charge or get everything back. The page of the departure says how many people are still needed, and until when we wait.",
            },
            {
              question: "When do I know who is coming?",
              answer:
                "Before you book you see how many people are in and the group’s age range. Once you are signed in, you see who they are, by first name.",
            },
            {
              question: "How fit do I have to be?",
              answer:
                "Each trip names its effort from 1 to 5. At 1 and 2 you stroll through towns and along easy paths, with a longer walk now and then; at 3 you walk for half a day at a time. At 4 and 5 you should have done it before: long walks with a rucksack, in heat or in rain.",
            },
            {
              question: "Which passport and which vaccinations do I need?",
              answer: `${passports} Vaccinations are a matter for your doctor or a travel clinic, best six to eight weeks ahead.`,
            },
            {
              question: "Who do I turn to if something goes wrong during the trip?",
              answer:
                "Your coordinator first, who is there with you. For your health there is also the assistance number of the insurance, which answers at any hour.",
            },
          ],
        },
      ],
      seo: {
        title: "FAQs about our group trips",
        description:
          "Coming alone, deposits, flights, the money pot, rooms, fitness, insurance and visas: short answers to what people ask before a first group trip.",
      },
    },
    "media-sharing": {
      title: "Share your photos",
      lead: "After a trip the best pictures are on a dozen different phones. Send us yours, and choose what we may do with them.",
      sections: [
        {
          heading: "How to send them",
          text: "Within 14 days of your return the group chat gets a link to an album. Put in what you like: photos in their original size, short videos, at most 30 a person. If you missed the link, [write to us](/contacts) with the trip and the date.",
        },
        {
          heading: "What happens with them",
          text: "Everybody in the group can see and download the album. Nobody else can. If you tick the box for it, we may also show a picture on the page of the trip, in our newsletter or on our social channels, with your first name. We may crop it. We do not put words into it, and we do not pass it on to others.",
        },
        {
          heading: "It stays your picture",
          text: "You took it, you own it. What you give us is a permission, free of charge and not exclusive, and you can take it back at any time. We then remove the picture from our pages within 30 days. What is already printed stays printed.",
        },
        {
          heading: "People in the picture",
          text: "Ask them before you tick the box. Faces of children, people in prayer or in a bad moment do not belong in it. Anyone who finds themselves in a picture can ask us to take it down, and we do so without asking why. The [privacy policy](/legal/privacy-policy) says how.",
        },
      ],
      seo: {
        title: "Share the photos of your trip",
        description:
          "How to send us the photos of your group trip, who can see them, what we may use them for, and how to take your permission back at any time.",
      },
    },
    "media-coordinators": {
      title: "Photos for coordinators",
      lead: "You led the group and you have the pictures. This page says how to hand them over, what rights we need, and whose consent comes first.",
      sections: [
        {
          heading: "What we are looking for",
          text: "- Places as they were that day, rain included.\n- The group doing something: walking, cooking, waiting for a ferry.\n- Upright and wide versions, 3,000 pixels or more on the long side.\n- No filters, no logos, no text in the picture.\n\nTwenty good ones help more than two hundred.",
        },
        {
          heading: "How to hand them over",
          text: "Upload the originals to the folder of your departure within 14 days of the return. Name the place and the day of the itinerary. Leave the data of the camera in the file: we use the date, and strip the position before anything is published.",
        },
        {
          heading: "Rights",
          text: "You stay the author, and your name stands beside the picture where there is room for one. You give us the right to use it for the trips of {product}, on our site, in print and on social channels, in every country and without a time limit, but not exclusively: you may show and sell it elsewhere. We do not license it to others.",
        },
        {
          heading: "Consent of those shown",
          text: "Ask at the start of the trip who does not want to be photographed, and keep to it. For a picture in which somebody can be recognised we need their consent in writing: the form is in your folder and takes a minute. Local people count as much as travellers. For children a parent signs, or the picture stays out.\n\nConsent can be taken back at any time. Send such a request to [our contacts](/contacts) the same day, and we remove the picture.",
        },
      ],
      seo: {
        title: "Photos for coordinators: rights and consent",
        description:
          "For coordinators: which photos of a trip we need, how to hand them over, which rights you give us, and how to ask those who are shown for consent.",
      },
    },
  }) as const satisfies Contents;
