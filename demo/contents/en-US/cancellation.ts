import type { Contents } from "../contents.ts";

export const cancellation = {
  "legal-cancellation-policy": {
    title: "Cancellation policy",
    lead: "Cancel for free until 31 days before the departure. With the flexible option, until 8 days before. Here is how to count, how to cancel and when the money is back.",
    sections: [
      {
        heading: "1. The two deadlines",
        text: "- **Without the option**: a full refund until 31 days before the departure.\n- **With the flexible option**: a full refund until 8 days before the departure.\n\nCount back from the departure date on your departure’s page, which is the day you leave home. The page names both last days. Each counts in full, until midnight Eastern Time.\n\n*An example*: for a departure on June 30 the last free day is May 30, and with the flexible option June 22.",
      },
      {
        heading: "2. The flexible option",
        text: "You add it when you book, for each person, and its price is shown beside it before you pay. It moves your last free day from 31 to 8 days before the departure. It is part of our agreement and not travel insurance, and you do not need a reason to use it. If you cancel until 31 days before the departure, we refund its price too. If you use it later, we keep it.",
      },
      {
        heading: "3. How to cancel",
        text: "Email us from the address that you booked with. Say who is canceling. What counts is the day on which you send your message. We confirm by email. If you do not see a confirmation within one business day, [contact us](/contacts) again.\n\nIf one of two people in an included private room cancels, the other may stay in the group, share, or pay the supplement for a room alone.",
      },
      {
        heading: "4. Your refund",
        text: "If you cancel in time, we refund everything that you paid us for the trip, including the deposit. The money goes to the card or account that you paid with, within 14 days. Your bank may need a few days more to show it. You can ask us to move the amount to another departure instead. You never have to take a credit or a voucher.",
      },
      {
        heading: "5. After the deadline",
        text: "You can still cancel before the start. We then keep the price of the trip, less the costs that we save, less what we earn if your seat is sold again. We do try to sell it, and show you the numbers if you ask.\n\nYou can also give your seat to somebody else until seven days before the start: see the [general conditions](/legal/general-condition). For a no-show, or if you leave the group during the trip, we return only the costs that we save.",
      },
      {
        heading: "6. When we cancel, and when you always get a refund",
        text: "- If the group does not reach its minimum. You may move to another departure instead.\n- If a main feature changes and you do not accept it.\n- If a new tax or fee raises the price by more than 8%.\n- If war, a natural disaster or a serious health risk at the destination makes the trip impossible or unsafe.\n\nIn each case everything that you paid us comes back within 14 days.",
      },
      {
        heading: "7. Flights and other purchases",
        text: "Flights are not included, and their refunds follow the rules of the airline and of the Department of Transportation. Airlines that sell you a ticket seven days or more before a flight have to let you cancel it within 24 hours, or hold it. Use that time to check the status of the departure. Wait until it is **confirmed** or **almost full** before you buy.\n\nThe money pot is paid during the trip, so there is nothing to refund before the trip. Plans for trip cancellation are sold by others.",
      },
      {
        heading: "8. Rights of your state",
        text: "If a service that you paid for is not provided, the law of some states gives you a refund within a fixed time, 30 days in California for example. We pay sooner. Nothing on this page limits such a right, or your right to dispute a charge with your card’s issuer.",
      },
    ],
    seo: {
      title: "Cancellation policy: 31 days, 8 with flexible",
      description:
        "Cancel for free until 31 days before the departure, or 8 days with the flexible option: how to count, how to cancel, and when your refund arrives.",
    },
  },
} as const satisfies Contents;
