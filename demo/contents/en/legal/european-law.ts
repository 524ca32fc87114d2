import type { PackageLaw } from "./law.ts";

export const europeanLaw: PackageLaw = {
  packages: "Directive (EU) 2015/2302 on package travel",
  paying: "You pay in EUR, wherever you live.",
  clock: "Rome time",
  passports:
    "Rules differ with your passport: the foreign ministry of your own country and the embassy of the destination give the binding answer.",
  insolvency:
    "Article 17 of the Directive obliges organisers to protect what travellers pay, and the journey home where transport is part of the package, in case of insolvency. The protection covers you wherever you live and wherever the trip goes. Your confirmation names the body that provides it, its address and telephone number, and the way to claim, and the certificate comes with it. Refunds are made without undue delay after you ask.\n\nWe take no payment for a trip that is not protected. A flight that you buy yourself is not part of the package, and the protection does not extend to it.",
  disputes:
    "Tell the coordinator first, and write to us soon after your return, ideally within 30 days. You lose no rights if you complain later. We confirm within two working days and answer in full within 30 days. If we cannot agree, our last answer names a body for alternative dispute resolution and says whether we take part. If you live in the European Union, Norway or Iceland and your dispute crosses a border, the European Consumer Centre of your country helps free of charge.\n\nThe contract is governed by the law of the country in which the company named in the footer has its seat. If you are a consumer, the mandatory law of the country where you live protects you as well, and you may go to the courts of that country. The contract is in English.",
  privacy: "Regulation (EU) 2016/679, the GDPR",
  transfers:
    "Hotels and partners of a trip are in the countries of the trip, and some providers are outside the European Economic Area. Where the European Commission has found a country’s protection adequate, data may go there as within the Union. Elsewhere we use its standard contractual clauses, or send what your contract cannot do without, such as your name to a hotel. You may ask us for a copy of these safeguards. If you live outside the Union, your data come to us, and the GDPR protects them all the same.",
  authority:
    "If you are not content with our answer, you may complain to a data protection authority: the one of the country where you live or work, or where you think the breach happened. The European Data Protection Board lists them all. Outside the Union, the authority of our own seat takes your complaint. You may also go to court.",
  cookies: "the national rules that follow Directive 2002/58/EC",
  marketing:
    "We send news and offers by email if you said yes, or, where the law of your country allows it, about similar trips after you booked one and did not say no. Every message has a link that ends them at once. Saying yes is up to you, and never a condition of an account or a booking. Messages about a departure that you booked are not marketing.",
  siteLaw:
    "These terms follow the law of the country in which the company named in the footer has its seat. If you are a consumer, the mandatory law of the country where you live protects you too, and you may go to the courts there. The site is in English and is addressed to people in any country, as far as the law of that country lets us offer trips.",
  withdrawal:
    "The 14 days for withdrawing from a contract made at a distance, in Directive 2011/83/EU, do not apply to package travel, unless a contract was made outside business premises. What is on this page is what you have instead, together with your rights under Directive (EU) 2015/2302 and the law of your country.",
};
