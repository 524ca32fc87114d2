import type { Contents } from "../../contents.ts";
import type { PackageLaw } from "./law.ts";

export const terms = ({ paying, siteLaw }: PackageLaw) =>
  ({
    "legal-terms-conditions": {
      title: "Terms and conditions",
      lead: "The rules for using this site: account, saved trips, prices on the screen, reviews, photos. The trip itself is covered by the general conditions.",
      sections: [
        {
          heading: "1. What these terms cover",
          text: "The site is run by {product}, the company named in the footer. You accept these terms when you use it. When you book a trip, the [general conditions](/legal/general-condition) apply to it, and they come first where the two differ. How we handle data is set out in the [privacy policy](/legal/privacy-policy).",
        },
        {
          heading: "2. Using the site",
          text: "You may read it, print it and link to it. You may save what you need to decide on a trip. Please do not try to break in, copy the catalogue by machine in a way that slows the site down for others, pretend to be somebody else, or make bookings that you do not intend to keep.\n\nSearch engines are welcome where the robots file lets them in.",
        },
        {
          heading: "3. Your account",
          text: "You can look at every trip without an account. Some things need one, such as seeing who is going. You sign in with your email address and a code that we send to it. Keep the code to yourself: we never ask for it. Tell us if somebody else has used your account.\n\nAccounts are for people aged 18 and over, one for each person. You may delete yours at any time. We may close it after a serious or repeated breach of these terms, and tell you why.",
        },
        {
          heading: "4. Saved trips and alerts",
          text: "Saving a trip or asking for an alert costs nothing and reserves nothing. A saved trip can change its price, fill up or disappear. Alerts are sent as soon as we can, and every one of them has a link to switch it off.",
        },
        {
          heading: "5. What the pages say",
          text: "We take care that routes, dates and statuses are right, and correct mistakes when we find them. The number of seats and the status of a departure change with every booking. What binds us is the confirmation of your booking, not a page that you saved earlier.\n\nIf a price is so plainly wrong that you must have noticed, we may cancel the booking, tell you at once and return what you paid. The lowest flight prices are hints, taken at the date beside them. You buy flights from others.",
        },
        {
          heading: "6. Prices and currencies",
          text: `${paying} When you choose another currency, prices are converted at a stored rate, shown with its date. They help you to compare and are not what you pay. Your bank may use another rate and ask for a fee.\n\nPrices are per person and include obligatory taxes and fees. A discount shows the former price beside it and the last day on which it holds. A promo code works for the departure and until the day that are named with it.`,
        },
        {
          heading: "7. Reviews",
          text: "Reviews come from a review provider, on a scale out of 5, written by people after a trip. The provider checks that the writer has travelled with us. We choose which of them are shown in full on a page. The score and the spread of stars count all of them, and we never change a figure or a word.\n\nWe do not pay for good reviews and do not remove bad ones. What breaks the law, insults somebody or names private people can be taken down.",
        },
        {
          heading: "8. Texts, pictures and names",
          text: "Texts, illustrations, maps, the design and the name {product} belong to us or to those who let us use them. You may share a page or a picture of it for your own purposes. For anything commercial ask first.",
        },
        {
          heading: "9. What you send us",
          text: "Photos, reviews and messages stay yours. You give us the right to show them for the purpose that you sent them for, and you can take it back. You promise that you may give them to us and that the people shown have agreed. [Share your photos](/media-sharing) says more. If you find something of yours on the site that should not be there, tell us, and we look at it within two working days.",
        },
        {
          heading: "10. Links, breaks and liability",
          text: "Some links lead to pages of others. We looked at them when we added the link, but we do not run them. The site may be down for maintenance, and says so.\n\nWe are liable without limit for injury to life, body and health, for intent and gross negligence, for fraud, and wherever the law allows no limit. Otherwise we are liable for foreseeable damage that comes from the breach of an essential duty.",
        },
        {
          heading: "11. Changes, and what else applies",
          text: "We may change these terms for the future, for instance when the site gets something new. If you have an account, we write to you 30 days ahead when a change matters. If one sentence is not valid, the others stay.",
        },
        { heading: "12. Law and courts", text: siteLaw },
      ],
      seo: {
        title: "Terms and conditions of the site",
        description:
          "The rules for using our site: accounts and codes, saved trips and alerts, prices and conversions, reviews, pictures, liability and the law that applies.",
      },
    },
  }) as const satisfies Contents;
