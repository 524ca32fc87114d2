import type { Contents } from "../contents.ts";

export const privacy = {
  "legal-privacy-policy": {
    title: "Privacy policy",
    lead: "What {product} knows about you, what it is used for, who else gets it, and the rights that the law of your state gives you. We do not sell personal information.",
    sections: [
      {
        heading: "1. Who we are and what this covers",
        text: "This policy is by {product}, the company named in the footer, and covers this site, our trips and our messages. For California it is also the notice at collection. Questions and requests go to the address on the [contacts](/contacts) page, with the word “privacy” in the subject.",
      },
      {
        heading: "2. What we collect",
        text: "In the words of the California Consumer Privacy Act, in the past 12 months:\n\n- **Identifiers**: name, email, IP address, phone if you give it, passport details where a trip needs them.\n- **Customer records**: address, date of birth, emergency contact.\n- **Commercial information**: bookings, payments, saved trips, alerts.\n- **Internet activity**: pages seen, time, kind of browser.\n- **Audio and visual**: photos that you send us.\n- **Sensitive information**: passport number, your sign-in, health or diet if you tell us.\n\nIt comes from you, from your browser, and from the person who booked for you. Card numbers go straight to the payment provider.",
      },
      {
        heading: "3. What we use it for",
        text: "- To book and run your trip: rooms, transportation, insurance, messages about the departure.\n- To let you sign in, save trips and get alerts that you asked for.\n- To answer you.\n- To keep the site safe, and to find faults.\n- To keep the books, and obey the law.\n- With your consent: news and offers, statistics by others, photos in which you are shown.\n\nWe do not use it for something else without telling you first.",
      },
      {
        heading: "4. Sensitive information",
        text: "Health, diet and passport data are used for your trip and your safety on it, and for nothing else. They go to the coordinator of your group and to those who need them on the trip. We delete health and diet details 90 days after the trip, unless a claim is open. We do not use sensitive information to infer anything about you, so there is nothing to limit. You may ask us to stop all the same.",
      },
      {
        heading: "5. What your group sees",
        text: "Visitors who are not signed in see how many people are in a departure, and nothing about them. Those who are signed in see first names and a few facts about the group as a whole. In the group chat you show what you choose.",
      },
      {
        heading: "6. Who receives it",
        text: "- Hotels, carriers and local partners of your trip, abroad too.\n- The insurer and its assistance service.\n- Payment providers and accountants.\n- Service providers who run servers, email, sign-in and support on our behalf, under a contract that forbids any other use.\n- Authorities, where the law requires it, and a buyer of our business, who has to keep to this policy.\n\nWe do not sell personal information, and we do not share it for advertising across other companies’ sites. We have no actual knowledge of selling or sharing data of people under 16.",
      },
      {
        heading: "7. How long we keep it",
        text: "- Account: until you delete it, or after three years without a sign-in.\n- Bookings and payments: seven years, for tax and claims.\n- Messages: two years after the last one.\n- Technical logs: up to 90 days.\n- Alerts: until you switch them off, or the departure has left.\n- Photos: until you take your permission back.",
      },
      {
        heading: "8. Cookies and signals",
        text: "The site needs a few cookies: for the sign-in, for the currency that you chose, and for your choice about cookies. Your recent searches stay in your own browser. Measurement of visits, interactive maps and reports of errors to an outside service load only after you say yes.\n\nWe treat a Global Privacy Control signal from your browser as a no to all of them, and do not ask. You can change your answer at any time.",
      },
      {
        heading: "9. Your rights in California",
        text: "You may ask us:\n\n- to know what we hold, where it came from, why, and who received it;\n- for a copy that you can take elsewhere;\n- to delete it, and to correct it;\n- to opt out of sale and sharing, though we do neither;\n- to limit the use of sensitive information.\n\nWe do not treat you worse for asking. We offer no payment for data. Under the “Shine the Light” law you may also ask once a year whether we gave data to others for their marketing. We did not.",
      },
      {
        heading: "10. Your rights in other states",
        text: "The laws of Virginia, Colorado, Connecticut, Utah, Texas, Oregon and a growing number of other states give similar rights: to know, correct, delete, get a copy to take elsewhere, and opt out of targeted advertising, sale and profiling. We give them to everybody in the United States, whichever state you live in. We make no decision about you by machine alone that has a legal effect.",
      },
      {
        heading: "11. How to make a request",
        text: "Write to us from the email address on your account, or have an authorized agent write with your signed permission. We verify your identity with information that we already have. We confirm your request within 10 business days and answer it within 45 days; if we need another 45 days, we tell you why. You may make two requests in any 12 months free of charge.\n\nIf we deny your request, you may appeal by replying to our message. Someone who did not make the first decision answers within 45 days. After that, you may contact your state’s attorney general or the California Privacy Protection Agency.",
      },
      {
        heading: "12. News and offers",
        text: "We email news and offers if you said yes. Every message says who sent it and has a link that ends them, as the CAN-SPAM Act asks, and we act on it at once. We do not send texts for marketing without your written consent. Messages about a departure that you booked are not marketing.",
      },
      {
        heading: "13. Children",
        text: "The site and the trips are for adults. We do not knowingly collect information from children under 13. If you think that a child has sent us something, tell us, and we delete it.",
      },
      {
        heading: "14. Security, transfers and changes",
        text: "Connections to the site are encrypted, access to personal information is limited and logged, and sign-in codes expire quickly. If a data breach affects your personal information, we will notify you as your state’s law requires. Your information may be stored and used outside the United States; this policy applies to it wherever it is.\n\nIf we make a material change to this policy, we will post a notice on the site and, if you have an account, email you. We review this policy at least once every 12 months.",
      },
    ],
    seo: {
      title: "Privacy policy and your state’s rights",
      description:
        "What we collect for trips, accounts and alerts, who receives it, how long we keep it, and your privacy rights in California and the other states.",
    },
  },
} as const satisfies Contents;
