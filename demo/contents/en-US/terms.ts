import type { Contents } from "../contents.ts";

export const terms = {
  "legal-terms-conditions": {
    title: "Terms and conditions",
    lead: "The rules for using this site: account, saved trips, prices on the screen, reviews and photos. The trip itself is covered by the general conditions.",
    sections: [
      {
        heading: "1. What these terms cover",
        text: "The site is run by {product}, the company named in the footer. You accept these terms by using it. A booking follows the [general conditions](/legal/general-condition), which come first where the two differ. What we do with personal information is set out in the [privacy policy](/legal/privacy-policy).",
      },
      {
        heading: "2. Using the site",
        text: "You may read it, print it and link to it for yourself. Please do not break in, copy the catalog by machine, slow the site down for others, pretend to be somebody else, or make bookings that you do not intend to keep. Search engines are welcome where the robots file lets them in.",
      },
      {
        heading: "3. Your account",
        text: "Every trip can be seen without an account. Some things need one, such as seeing who is going. You sign in with your email and a code that we send to it. We never ask you for that code. Tell us at once if somebody else used your account.\n\nAccounts are for people aged 18 and over. You may delete yours at any time. We may close it after a serious or repeated breach of these terms, and tell you why.",
      },
      {
        heading: "4. Saved trips and alerts",
        text: "Saving a trip or asking for an alert costs nothing and reserves nothing. Prices and seats may change in the meantime. Every alert has a link to switch it off.",
      },
      {
        heading: "5. Prices",
        text: "You pay in US dollars. The price that you see first is the total for one person, with mandatory taxes and fees. If you choose another currency, prices are converted at a stored rate, shown with its date. They help you to compare and are not what you pay.\n\nA discount shows the former price and its last day. A promo code works for the departure and until the day that are named with it. If a price is plainly a mistake, we tell you, cancel and refund, if at all possible before you have spent money because of it.",
      },
      {
        heading: "6. What the pages say",
        text: "We take care that routes, dates and statuses are right, and correct mistakes. Seats and statuses change with every booking. Your confirmation is what binds us. The lowest flight prices are hints, taken at the date beside them. You buy flights from others, on their terms.",
      },
      {
        heading: "7. Reviews",
        text: "Reviews come from a review provider, on a scale out of 5, written by people after a trip. We choose which are shown in full on a page. The score and the spread of stars count all of them, and we never change a figure or a word.\n\nWe do not pay for good reviews and do not hide bad ones. You are free to say what you think of a trip anywhere, as the Consumer Review Fairness Act protects. What is unlawful, or names private people, can be taken down.",
      },
      {
        heading: "8. Our texts and pictures, and copyright notices",
        text: "Texts, illustrations, maps, the design and the name {product} belong to us or to those who let us use them. Ask before you use them for business.\n\nIf you believe that something here infringes your copyright, send us a notice under the Digital Millennium Copyright Act: what the work is, where you saw it, how to reach you, a statement of good faith, a statement under penalty of perjury that you may act for the owner, and your signature. Send it to the [contacts](/contacts) with “copyright” in the subject.",
      },
      {
        heading: "9. What you send us",
        text: "Photos, reviews and messages stay yours. You let us show them for the purpose that you sent them for, and you can take that back. You promise that you may give them and that the people shown have agreed. [Share your photos](/media-sharing) says more.",
      },
      {
        heading: "10. Accessibility",
        text: "We build the site to the Web Content Accessibility Guidelines, level AA, for the keyboard, screen readers and large type. If something does not work for you, [tell us](/contacts) which page and what you use, and we help you by email or phone with the same trips at the same prices.",
      },
      {
        heading: "11. Breaks and liability",
        text: "The site may be down for maintenance, and says so. It comes as it is, and we do not promise that it never fails. As far as the law of your state allows, we are not liable for losses from using the site that could not be foreseen. This does not limit liability for injury, for fraud, for intent, or for anything that your state does not let us exclude.",
      },
      {
        heading: "12. Changes, law and courts",
        text: "We may change these terms for the future. If you have an account, we write to you 30 days ahead when a change matters. If one sentence is not valid, the others stay.\n\nThere is no arbitration clause and no waiver of a jury or a class action. The consumer law of your state applies, and you may use the courts where you live.",
      },
    ],
    seo: {
      title: "Terms and conditions of the site",
      description:
        "The rules for using our site: accounts and codes, saved trips, prices in US dollars, reviews, copyright notices, accessibility, liability and courts.",
    },
  },
} as const satisfies Contents;
