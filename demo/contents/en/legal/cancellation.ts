import type { Contents } from "../../contents.ts";
import type { PackageLaw } from "./law.ts";

export const cancellation = ({ clock, withdrawal, packages }: PackageLaw) =>
  ({
    "legal-cancellation-policy": {
      title: "Cancellation policy",
      lead: "Free until 31 days before the departure. With the flexible option, free until 8 days before. This page says how the days are counted, how to cancel, and what happens later.",
      sections: [
        {
          heading: "1. The two deadlines",
          text: `- **Without the option**: free of charge until 31 days before the departure.\n- **With the flexible option**: free of charge until 8 days before the departure.\n\nWe count back from the departure date on the page of your departure, which is the day you leave home. The same page names both last days. Each of them counts in full, until midnight, ${clock}.\n\n*An example*: for a departure on 30 June the last free day is 30 May, and with the flexible option 22 June.`,
        },
        {
          heading: "2. The flexible option",
          text: "You choose the flexible option when you book, for each person. Its price is shown beside it before you pay. It moves the last free day from 31 to 8 days before the departure and changes nothing else. It is a condition of the contract and not an insurance: you do not have to give a reason. If you cancel until 31 days before the departure, we return its price too; if you use it later, we keep it.",
        },
        {
          heading: "3. How to cancel",
          text: "Write to us by email from the address that you booked with. Say who is leaving: everybody, or one person of several. What counts is the day on which you send your message. We confirm it in writing. If you do not see a confirmation within one working day, [get in touch again](/contacts).\n\nIf one of two people who share the included private room cancels, the other may stay, share with the group, or pay the supplement for a room alone.",
        },
        {
          heading: "4. What you get back, and when",
          text: "If you cancel in time, you get back everything that you have paid us for the trip, the deposit included. The money goes to the means of payment that you used, without undue delay and at the latest within 14 days. You can also ask us to move it to another departure. Nobody has to accept a voucher.",
        },
        {
          heading: "5. After the deadline",
          text: `After the last free day you may still leave the contract before the start. We then ask for an appropriate fee, as ${packages} allows: the price of the trip, less the costs that we save, less what we earn by giving your seat to somebody else. We do try to fill it. If you ask, we justify the amount in writing.\n\nYou can avoid the fee by [handing your seat](/legal/general-condition) to another person until seven days before the start.\n\nIf you do not turn up on the day, or leave the group during the trip, we return only the costs that we save.`,
        },
        {
          heading: "6. When you always leave free of charge",
          text: "- If the group does not reach its minimum and we cancel. You may move to another departure instead.\n- If we change a main characteristic of the trip and you do not accept the change.\n- If the price rises by more than 8%.\n- If unavoidable and extraordinary circumstances at the destination, such as war, serious risks to health or a natural disaster, significantly affect the trip or the way there.\n\nIn each case we return all payments within 14 days.",
        },
        {
          heading: "7. Flights, money pot and other costs",
          text: "Flights that you bought yourself follow the rules of the airline. This is why each departure says when flights can be bought: wait until it is **confirmed** or **almost full**. The money pot is paid during the trip, so there is nothing to return before the trip. If you fall ill, ask the insurer whether your policy covers the costs of cancelling.",
        },
        { heading: "8. No other period to withdraw", text: withdrawal },
      ],
      seo: {
        title: "Cancellation policy: 31 days, 8 with flexible",
        description:
          "Free cancellation until 31 days before the departure, or 8 days with the flexible option: how days are counted, refunds, and what happens later.",
      },
    },
  }) as const satisfies Contents;
