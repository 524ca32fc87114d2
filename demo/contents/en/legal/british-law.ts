import type { PackageLaw } from "./law.ts";

export const britishLaw: PackageLaw = {
  packages: "the Package Travel and Linked Travel Arrangements Regulations 2018",
  paying: "You pay in GBP with a UK home address, otherwise in EUR.",
  clock: "London time",
  passports:
    "For a British passport the travel advice of the Foreign, Commonwealth and Development Office is the place to look, and for another one the embassy of the destination.",
  insolvency:
    "The Regulations oblige us to protect what you pay, and your journey home where transport is part of the package, in case we become insolvent. The protection is by a bond, an insurance or a trust account. Your confirmation names who provides it, with an address, a telephone number and the way to claim. We take no payment for a trip that is not protected.\n\nWhere a package that we sell includes a flight that falls under the ATOL scheme, you receive an ATOL Certificate together with your confirmation. It says what is protected, where you can get information and whom to contact if things go wrong. Trips without such a flight are not covered by ATOL but by the protection named above. A flight that you buy yourself from an airline is part of neither.\n\nIf you pay by credit card and the price is above £100, section 75 of the Consumer Credit Act 1974 may also give you a claim against the card issuer.",
  disputes:
    "Tell the coordinator first, and write to us within 28 days of your return, so that the facts are still fresh. You lose no rights if you complain later. We confirm within two working days and answer in full within 28 days. If we cannot agree, our last answer names an approved body for alternative dispute resolution and says whether we take part.\n\nThe contract is governed by the law of England and Wales, and you may go to its courts. If you live in Scotland or Northern Ireland, you may also use the courts there and keep the protection of the law of your home. Citizens Advice and, where it concerns ATOL, the Civil Aviation Authority give independent information.",
  privacy: "the UK GDPR and the Data Protection Act 2018",
  transfers:
    "Hotels and partners of a trip are in the countries of the trip, and some providers are outside the United Kingdom. Where the government has found a country’s protection adequate, as for the European Economic Area, data may go there as they may here. Elsewhere we use the International Data Transfer Agreement or the Addendum of the Information Commissioner, or send what your contract cannot do without, such as your name to a hotel. You may ask us for a copy of these safeguards.",
  authority:
    "If you are not content with our answer, you may complain to the Information Commissioner’s Office, the UK’s authority for data protection, on its site or by telephone. You may also go to court. We would be glad of the chance to put it right first.",
  cookies: "the Privacy and Electronic Communications Regulations",
  marketing:
    "We send news and offers by email if you said yes, or, as the Privacy and Electronic Communications Regulations allow, about similar trips after you booked one and did not say no. Every message has a link that ends them at once. Saying yes is up to you, and never a condition of an account or a booking. Messages about a departure that you booked are not marketing.",
  siteLaw:
    "These terms follow the law of England and Wales. If you are a consumer in Scotland or Northern Ireland, the mandatory law of your home protects you too, and you may go to the courts there. Your rights under the Consumer Rights Act 2015 and the Digital Markets, Competition and Consumers Act 2024 are not affected.",
  withdrawal:
    "The 14 days for changing one’s mind in the Consumer Contracts Regulations 2013 do not apply to package travel. What is on this page is what you have instead, together with your rights under the Package Travel and Linked Travel Arrangements Regulations 2018.",
};
