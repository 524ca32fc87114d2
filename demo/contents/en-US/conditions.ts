import type { Contents } from "../contents.ts";

export const conditions = {
  "legal-general-condition": {
    title: "General conditions",
    lead: "The agreement between you and {product} when you book a trip. It is written to be read. Where the law of your state gives you more than this page does, the law wins.",
    sections: [
      {
        heading: "1. Who we are and what this covers",
        text: "Your trip is organized and sold by {product}, the company named in the footer of this site. In this agreement “we” means that company and “you” means everyone on the booking. These conditions, the page of the trip, the page of the departure and your confirmation are the whole agreement. If they differ, the confirmation comes first.\n\nUse of the site itself follows the [terms and conditions](/legal/terms-conditions).",
      },
      {
        heading: "2. Seller of travel disclosures",
        text: "Some states, among them California, Florida, Hawaii, Iowa and Washington, register those who sell travel. If you live in such a state, your confirmation shows the registration that applies to your booking. Registration does not mean that the state approves of the trip.\n\nYou receive a written statement at the time of payment with the name, the address and the phone number of the seller, the amount paid and its date, the purpose of the payment, the itinerary, and the conditions of cancellation. Keep it. For residents of California it also says whether the transaction is covered by the Travel Consumer Restitution Fund, and until when a claim may be made.",
      },
      {
        heading: "3. How a booking is made",
        text: "You ask for a seat by email. Before you pay, you receive the departure, the total price with every mandatory charge, the dates on which money is due, and this agreement. The booking is complete when we email your confirmation. If we cannot accept it, you get back everything that you paid.\n\nYou must be at least 18 to book. A departure that is on request is booked through customer care alone. Each departure names the ages that it is meant for, explained under [age groups](/age-groups).",
      },
      {
        heading: "4. What the price includes",
        text: "Prices are per person, in US dollars, and include mandatory taxes and fees. The page of the trip lists what is included: nights, transportation along the route, the meals that the itinerary names, a coordinator, and medical and baggage insurance. A private room is included when two people book together. For one person it costs the supplement named on the trip’s page.\n\nNot included are flights to and from the trip, visas, vaccinations, meals that the itinerary does not name, personal expenses, and the money pot. The money pot is collected and spent during the trip for what the group pays together, within the range on the trip’s page.",
      },
      {
        heading: "5. Deposit and balance",
        text: "Where a departure can be booked with a deposit, you pay it when you book, and the balance is due 31 days before the departure. Both amounts and both dates are on the departure’s page and in your confirmation. After the last day for the deposit the whole price is due at once.\n\nWe ask for the balance only on the date to which you agreed, and email you before. If a payment fails, you have at least five days to fix it. After that we may treat the booking as canceled by you.",
      },
      {
        heading: "6. Changes of the price",
        text: "Once you have a confirmation, we do not raise the price, except for a new tax or a government fee that we have to collect and that did not exist when you booked. We show you the law and the amount, at least 20 days before the start. If it comes to more than 8% of the price, you may cancel for a full refund.",
      },
      {
        heading: "7. Passports, visas and health",
        text: "You are responsible for a valid passport, visas and the entry rules of every country on the route, those where you change planes included. Many countries ask for six months beyond the end of the trip and for empty pages. Look at the State Department’s country pages, and enroll in its traveler program if you want alerts. Give us your name exactly as in your passport.\n\nTell us before you book about a condition, a disability or a diet that matters on the trip. We say honestly whether the trip can work for you, and make reasonable arrangements where we can. Ask the CDC or a travel clinic about vaccinations.",
      },
      {
        heading: "8. Insurance",
        text: "Medical and baggage insurance is included in every trip. The summary of benefits names the insurer, the amounts and the exclusions, and you can read it before you book. It is not a plan that pays for trip cancellation. Such plans are sold by others, usually within a few days of the first payment. Claims go to the insurer, and we help with the papers.",
      },
      {
        heading: "9. Changes by us",
        text: "We may swap a hotel for one of the same standard, or the order of days, and tell you. If a main feature of the trip has to change before the start, you choose: accept it, take another trip that we offer, or cancel for a full refund within 14 days. During the trip the coordinator may change the plan for weather, safety or a closed road.",
      },
      {
        heading: "10. The group’s minimum, and when we cancel",
        text: "Each departure needs a minimum number of people, and its page says how many are still missing. If the group does not get there, we cancel by the date on that page, at the latest 20 days before the start, or seven days for trips of six days or fewer. You then move to another departure without a change fee, or get back everything that you paid us, within 14 days.\n\nThe same holds when events outside our control make the trip impossible or unsafe before it starts. Wait for a confirmed departure before you buy a flight: we cannot refund tickets that others sold you.",
      },
      {
        heading: "11. When you cancel",
        text: "Cancellation is free until 31 days before the departure, and until 8 days before with the flexible option. Each day counts until midnight Eastern Time. What happens later is in the [cancellation policy](/legal/cancellation-policy), which is part of this agreement.\n\nYou may give your seat to another person who fits the trip, its ages included, until seven days before the start. You pay the actual cost of the change, and we show you what it is.",
      },
      {
        heading: "12. Conduct, and risks of the road",
        text: "Travel to remote places has risks: bad roads, altitude, water, wildlife, medical care that is far away. The trip’s page describes the effort. You decide whether it is for you, and you follow instructions that concern safety.\n\nSomeone who endangers or harasses others may be sent home. We then return what we save and nothing else. Nothing in this section is a waiver of claims for our own negligence.",
      },
      {
        heading: "13. Our responsibility",
        text: "We answer for what we promised, and we choose hotels, drivers and guides with care. If something is not as agreed, tell the coordinator at once, so that it can be fixed there. If it is not fixed, you may ask for part of the price back.\n\nWe are not responsible for services that you book yourself, for the acts of strangers, or for events that nobody could prevent. Except for injury, for negligence that caused it, for intent, and where your state’s law does not allow a limit, what we owe for one booking is limited to three times its price.",
      },
      {
        heading: "14. How your money is protected",
        text: "What you pay before the trip is held as the law of your state asks, in a trust account or covered by a bond, until the services are provided. Your confirmation says which, and whom to contact if we fail.\n\nIf you paid by card, you keep your right to dispute a charge with the card’s issuer under the Fair Credit Billing Act. Write to us first if you can: a refund that is due arrives faster than a chargeback. We never punish a dispute made in good faith.",
      },
      {
        heading: "15. Complaints, law and courts",
        text: "Write to us within 30 days of your return, if you can. We confirm within two business days and answer in full within 30 days. You can also turn to your state’s attorney general or its office of consumer protection.\n\nThis agreement does not send you to arbitration, and does not ask you to give up a jury or a class action. You may use the courts where you live, small claims courts included, and the consumer law of your state applies.",
      },
    ],
    seo: {
      title: "General conditions of our trips",
      description:
        "The agreement for a group trip: seller of travel disclosures, price, deposit and balance, changes, cancellation, responsibility, complaints and courts.",
    },
  },
} as const satisfies Contents;
