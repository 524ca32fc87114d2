import type { Contents } from "../../contents.ts";
import type { PackageLaw } from "./law.ts";

export const conditions = (law: PackageLaw) =>
  ({
    "legal-general-condition": {
      title: "General conditions",
      lead: `What you and {product} agree on when you book a trip. Our trips are packages within the meaning of ${law.packages}, and nothing on this page takes away a right that the law gives you.`,
      sections: [
        {
          heading: "1. Who we are and what this covers",
          text: `The organiser of your trip is {product}, the company named in the footer of this site. These conditions apply to every trip booked here by a consumer. Together with the page of the trip, the page of the departure, the standard information form and your confirmation they are the contract. If they disagree, your confirmation comes first.\n\nThe person who books does so for everybody in the booking and passes on what we send. Use of the site itself follows the [terms and conditions](/legal/terms-conditions).`,
        },
        {
          heading: "2. How a booking comes about",
          text: `You ask for a seat by email. Before you pay, you receive the departure, the price with everything that is obligatory, the dates on which money is due and the standard information form that ${law.packages} asks for. If something in it is wrong, tell us, and we correct it.\n\nYour answer is an offer. The contract is made when we send you the confirmation by email, on a durable medium. If we cannot accept, we return what you paid within 14 days.\n\nA departure that is on request is booked through customer care alone. You must be at least 18 to book. The ages for which a departure is meant are part of its description and are explained under [age groups](/age-groups).`,
        },
        {
          heading: "3. What the price includes",
          text: "The price is per person. It includes what the page of the trip lists as included: the nights, the transport along the route, the meals that the itinerary names, the coordinator, and medical and baggage insurance. A private room is included when two people book together. For one person it costs the supplement named on the trip’s page.\n\nIt does not include the flights to and from the trip, visas, vaccinations, meals that the itinerary does not name, personal expenses or the money pot. The money pot is collected and spent during the trip for what the group pays together. Its expected range is on the trip’s page before you book.",
        },
        {
          heading: "4. Deposit and balance",
          text: `Where a departure can be booked with a deposit, it is due when you book, and the balance is due 31 days before the departure. The dates and amounts are on the page of the departure and in your confirmation. If you book after the last day for the deposit, the whole price is due at once.\n\n${law.paying} Amounts in other currencies are conversions for your information.\n\nIf the balance does not arrive, we remind you and give you at least five days. After that we may treat the booking as cancelled by you.`,
        },
        {
          heading: "5. Changes of the price",
          text: "After the contract is made, we may change the price only if the cost of carriage because of fuel or other power, taxes and fees of third parties, or the exchange rates that concern the trip have changed. We tell you at least 20 days before the start, with the reason and the calculation. If such costs fall, you may ask us for the reduction.\n\nIf an increase is above 8% of the price, you may accept it, or leave the contract free of charge and get everything back.",
        },
        {
          heading: "6. What you tell us, passports and health",
          text: `Give us names as they stand in the passport, and tell us before you book about an illness, a disability or a diet that matters on the trip. We answer honestly whether the trip suits you. Most of our trips suit people with reduced mobility only in part. The effort of each is marked from 1 to 5.\n\nWe inform you about passports, visas and health formalities of the destination, with approximate times for a visa. ${law.passports} You are responsible for having the documents on the day.`,
        },
        {
          heading: "7. Insurance",
          text: "Medical and baggage insurance is always included. Before you book you can read who the insurer is, what is covered and up to which amount, and what is excluded. Claims go to the insurer, in the form that the policy asks for. We help you with the papers. We recommend insurance for flights that you buy yourself.",
        },
        {
          heading: "8. Changes before the departure",
          text: "We may make insignificant changes, such as another hotel of the same standard or a different order of days, and tell you clearly by email.\n\nIf we have to change a main characteristic of the trip, or cannot meet a special wish that we had accepted, you choose within a reasonable time that we name: you accept, you take another trip if we offer one, or you leave the contract free of charge. If the change lowers the quality or the cost, the price falls with it. Where you leave, we return all payments within 14 days.",
        },
        {
          heading: "9. The group’s minimum, and when we cancel",
          text: "Each departure needs a minimum number of people. The page of the departure says how many are still needed. If the minimum is not reached, we may cancel, and we tell you by the date named on that page, at the latest 20 days before the start for trips of more than six days and seven days before for shorter ones.\n\nYou then move to another departure without any fee for the change, or get all payments back within 14 days. The same holds if unavoidable and extraordinary circumstances keep us from running the trip and we tell you before the start. In these two cases we owe you no further compensation. For that reason we ask you to wait for confirmation before you buy a flight.",
        },
        {
          heading: "10. If you cancel",
          text: `You may cancel at any time before the start of the trip. Up to 31 days before departure it is free of charge; with the flexible option it is free up to 8 days before departure. Each day ends at midnight, ${law.clock}. What applies after that, and how to cancel, is set out in the [cancellation policy](/legal/cancellation-policy), which forms part of these conditions.\n\nIf unavoidable and extraordinary circumstances at the destination or in its immediate vicinity significantly affect the trip or the journey to the destination, you may cancel before the start without paying any fee, and we refund all that you have paid.`,
        },
        {
          heading: "11. Transferring your booking",
          text: "You may transfer your booking to someone who meets all the conditions of the trip, including its age range. Give us reasonable notice by email, and in any event no later than seven days before the start. You and the new traveller are jointly and severally liable for any balance due and for the additional costs of the transfer. Those costs will be reasonable and no more than the transfer actually costs us, and we will show you proof of them.",
        },
        {
          heading: "12. On the trip",
          text: "The coordinator leads the group on our behalf and may change the order of the programme where weather, safety or a strike makes that necessary. Please follow safety instructions, keep to the law of the country you are in and respect the rules of the places where you stay.\n\nAnyone who endangers or harasses others, or who persists in disruptive behaviour after a warning, may be required to leave the trip. We then give no refund for services not used, other than any costs that we save as a result.",
        },
        {
          heading: "13. If something is not as agreed",
          text: `Tell the coordinator or us without undue delay, so that it can be put right on the spot. We will remedy it within a reasonable period, unless that is impossible or would entail disproportionate costs. If we do not, you may remedy it yourself and we will reimburse the necessary expenses. If a significant proportion of the travel services cannot be provided, we will offer suitable alternatives at no extra cost, of equivalent or higher quality where possible. If the lack of conformity substantially affects the trip and we fail to remedy it within a reasonable period, you may terminate the contract without paying any fee; where transport is part of the package, we will also bring you back to the place of departure without undue delay and at no extra cost.\n\nYou are entitled to an appropriate price reduction for any period during which something was not as agreed, and to compensation for any damage that you suffer as a result, as provided by ${law.packages}. If you are in difficulty, we will give you appropriate assistance without undue delay: information on health services, local authorities and consular assistance, and help with communications and with finding other travel arrangements.`,
        },
        {
          heading: "14. Our liability",
          text: "We are responsible for the performance of all services in the package, also where others provide them. We do not owe compensation where the lack of conformity is due to you, to a third party unconnected with the services in a way that could not be foreseen, or to unavoidable and extraordinary circumstances.\n\nWhere international conventions limit the liability of a carrier, the limit holds for us too. Otherwise our liability is limited to three times the price of the trip. **No limit applies to personal injury, or to damage caused with intent or by negligence.** Claims may be brought for at least two years, or longer where your law gives more time.\n\nServices that you book yourself, such as your flight, are not part of the package.",
        },
        { heading: "15. If we become insolvent", text: law.insolvency },
        { heading: "16. Complaints, disputes and law", text: law.disputes },
      ],
      seo: {
        title: "General conditions of our trips",
        description:
          "The contract of a group trip: booking, price, deposit and balance, changes, the group’s minimum, cancellation, liability, insolvency and complaints.",
      },
    },
  }) as const satisfies Contents;
