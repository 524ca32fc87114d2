import type { QuestionWords } from "#markets/search-words/question-words.ts";

export const questionWords: QuestionWords = {
  topics: {
    alone:
      "alone, solo, by myself, on my own, by yourself, know anyone, know anybody, knowing anyone, knowing anybody, without friends, single travel*, not knowing, knowing no one, don t know",
    companions:
      "who is coming, who s coming, who else, who is going, names, other travel*, know who, in my group, roommate*, participants",
    age: "age, ages, aged, old, older, young*, years old, age range, over 50, twenties, thirties, forties, 25 35, 35 49, yr old, i m 2*, i m 3*, i m 4*, i m 5*, i am 2*, i am 3*, i am 4*",
    coordinator:
      "accompan*, with us the whole time, looks after us, looks after you, coordinator*, guide, guides, tour leader*, group leader*, trip leader*, leader*",
    flight: "flight*, fly*, plane*, airfare*, plane ticket*, air ticket*, airport*, airline*",
    planned: "planned, scheduled",
    almostConfirmed: "almost confirmed, nearly confirmed",
    confirmed:
      "confirmed, confirmation, guarantee*, sure to go, definitely go*, going ahead, certain to run",
    almostFull:
      "almost full, nearly full, last places, last spots, last seats, few spots, few places",
    waitingList: "on request, waiting list, waitlist, wait list, waitlisted",
    soldOut: "sold out, fully booked, no places left, no spots left",
    status: "status, statuses",
    minimum:
      "minimum, not enough people, enough people, too few, doesn t fill, does not fill, doesn t reach, not reach, sign up, isn t full, group is too small, fill up, fills up, cancelled by you, low numbers",
    payment: "pay*, paid, credit card*, debit card*, bank transfer*, when do i pay",
    deposit: "deposit*, down payment, upfront, up front",
    balance: "balance, the rest, remaining amount, final payment, remainder",
    currency: "currenc*, dollar*, euro*, pound*, sterling, exchange rate*",
    price: "price*, cost*, how much is, fare*, how much does",
    increase: "go up, goes up, increas*, raise*, rise, rises, surcharge*, price change*",
    included: "included, include*, inclusive, covered, comes with, cover*",
    excluded:
      "not included, not include, excluded, exclude*, extra*, on top, not in the price, hidden, isn t included, aren t included",
    kitty:
      "chip in, pay locally, pay there, pay on the spot, kitty, money pot, common fund, group fund, shared fund, pot",
    cancelling: "cancel*, call off, change my mind, can t make it, drop out, pull out, back out",
    free: "free, for free, no charge, without charge, free of charge, full refund, penalty, fee",
    flexible: "flexible, flexibility option, flex",
    refund: "refund*, money back, get back, reimburse*, get my money",
    late: "days before, last minute, late cancel*, after the deadline, week before, weeks before, day before, months out, weeks out, days out, deadline, deadlines, month before",
    transfer:
      "take my place, in my place, my place, my spot, transfer*, give my place, someone else, somebody else, name change, change the name, instead of me, swap names",
    withdrawal: "cooling off, withdraw, withdrawal, 14 day*, fourteen day*, 24 hours",
    insurance: "insur*, travel cover",
    vaccination: "vaccin*, jab*, shots, immuni*, yellow fever, malaria",
    emergency:
      "emergenc*, goes wrong, go wrong, ill, sick, hurt, injur*, accident, hospital, help on the trip",
    visa: "visa*, passport*, esta, entry requirement*, travel document*, id card*",
    fitness:
      "fit, fitness, in shape, out of shape, physically, strenuous, demanding, how hard, athletic, effort, how difficult",
    rain: "rain*, bad weather, pours",
    room: "stranger*, room*, sleep*, bed, beds, roommate*, accommodation, share, sharing, hotel room*",
    private: "private, single room, own room, single supplement, to myself, room to ourselves",
    couple:
      "couple, couples, two of us, partner, husband, wife, boyfriend, girlfriend, double room, together, with a friend, ourselves, spouse",
    noRoom: "hut, huts, tent*, hostel*, boat*, camp*, igloo, mountain",
    luggage:
      "stuff, luggage, bag, bags, baggage, suitcase*, backpack*, rucksack*, pack, packing, carry on, trolley",
    plugs: "plug*, socket*, adapter*, adaptor*, voltage, outlet*, charger*",
    cash: "cash, atm*, cash machine*, cashpoint*, withdraw money, local currency, cards accepted, what money, cards",
    tapWater: "tap water, tap, drink the water, drinking water",
    duration:
      "how long is the trip, how many days, how many nights, length, how long does the trip",
    departures:
      "when do you leave, next departure*, departure dates, which dates, what dates, when does the trip, when is the next, dates",
    seats:
      "how many spots, how many places, seats left, spots left, places left, seats, any spots, any places, availability",
    complaint: "complain*",
    mediation: "dispute*, mediat*, ombudsman, arbitration, court*, small claims, sue, adr",
    personalData: "data, privacy, personal information, gdpr, my information",
    keeping: "how long do you keep, keep, store, retain, retention",
    erasing: "delete*, erase*, remove my, right to be forgotten, rights, my rights",
    cookies: "cookie*, track*",
    newsletter: "newsletter*, marketing, unsubscribe, promotional, news and offers, spam",
    account: "account, sign up for an account, register*, log in, login, password",
    reviews: "review*, rating*, testimonial*",
    liability: "liab*, responsib*, damage*, compensation",
    insolvency:
      "keeps my money, hold my money, holds my money, my money safe, insolven*, bankrupt*, go bust, goes bust, atol, abta, protected, seller of travel, protection",
    contact:
      "contact*, phone, telephone, call, email, e mail, write to, ring, talk to, speak to, customer service, whatsapp, opening hours, reach you, address",
    changing:
      "change the date, change dates, change my booking, move my booking, another date, switch date*, change departure, reschedule",
    group: "group*",
    size: "group size, group sizes, how many people, size of the group, how big, how many of us, how many are we, how large, big groups, small groups, number of people, how many travel*",
    children:
      "child*, kid*, minor*, son, daughter, my family, whole family, family trip*, family friendly, family holiday*, families",
    diet: "allerg*, vegetarian*, veggie*, vegan*, veg, gluten, coeliac, celiac, diet*, food*, eat, eating, meal, meals, breakfast included, dinners, nut, nuts, peanut*, shellfish, lactose, halal, kosher, diabet*, intoleran*, meat, pescatarian",
    meeting:
      "meeting point, meet up, where do we meet, where we meet, meet the group, where do i meet, pick up point, pickup",
    photos: "photo*, picture*, pics, camera, photograph*, album",
    meetups:
      "wemeet, we meet, meet before*, meeting before*, meetup*, meet ups, get together*, meet people before, meet someone before, meet anyone before, meet you in person, social event*, your events, event in, events in, drinks before, pub night",
    extraordinary:
      "war, wars, earthquake*, eruption*, volcano erupts, pandemic*, covid, hurricane*, typhoon*, strike, strikes, coup, terror*, unrest, natural disaster*, flood*, wildfire*, extraordinary, force majeure, travel warning*, breaks out, outbreak, quarantine",
    conduct:
      "behav*, misbehav*, rude, racis*, sexis*, harass*, homophob*, bully*, kicked out, kick out, kick someone, send home, sent home, throw out, thrown out, annoying, troublemaker*, drunk, respectful, discriminat*, gay, lesbian, lgbt*, queer, trans, judged, hijab, my religion, my faith",
    health:
      "wheelchair*, disab*, reduced mobility, walking stick, crutches, deaf, hard of hearing, blind, asthma*, epilep*, heart condition, medical condition*, health condition*, health problem*, medication*, chronic*, illness, bad knee*, bad back, prosthe*, autis*, mobility",
    alerts:
      "notify me, let me know when, let me know as soon, alert*, notification*, bell, tell me when it, heads up, email me when, ping me, find out when it s confirmed, keep me posted",
    footprint:
      "sustainab*, eco friendly, environment*, carbon, co2, footprint, ethical*, elephant ride*, ride elephants, animal welfare, overtourism, responsible tourism, green travel, plastic, locals benefit, local communit*, orphanage*",
    booking:
      "how do i book, how to book, how can i book, how does booking work, booking process, binding, commit*, request a place, ask for a place, hold a place, hold my place, reserve*, reservation*, sign me up, place request, after i ask, once i request",
    programme:
      "different hotel, another hotel, change the hotel, change the itinerary, changes to the itinerary, change the route, itinerary change*, program change*, programme change*, alter the trip, change of plan, order of days, swap the hotel, change the program*",
  },
  idle: "cover, covers, covered, coverage, problem, big, join, very, safe, whole, worth, can you tell, bit, a, about, actually, after, all, also, am, an, and, any, anything, are, as, ask, at, be, because, been, before, being, but, by, can, could, d, did, didn, do, does, doesn, doing, don, done, each, either, else, enough, ever, every, everybody, everyone, exactly, for, from, get, gets, getting, give, given, go, goes, going, got, guys, had, happen*, has, have, haven, having, he, hello, help, her, here, hey, hi, him, his, how, i, if, in, into, is, isn, it, its, just, know, known, let, like, ll, long, make, makes, many, may, me, mean, means, might, mine, more, most, much, must, my, need, needed, needs, no, not, now, of, off, ok, okay, on, once, one, only, onto, or, order, other, others, our, out, over, own, people, person, please, possible, put, re, really, right, s, say, says, see, shall, she, should, so, some, somebody, someone, something, still, such, t, take, takes, tell, than, thank, thanks, that, the, their, them, then, there, these, they, thing, things, think, this, those, though, till, time, times, to, too, trip, trips, travel, travels, tour, tours, until, up, us, use, used, ve, very, want, wanna, was, way, we, well, were, what, whats, when, where, which, while, who, whom, whose, why, will, with, without, won, would, wouldn, yes, yet, you, your, yours, departure, departures, leave, leaves, leaving, book, booking, booked, buy, bring, come, coming, last, first, day, days, weeks, week, month, months, two, three, ten, ago, work, works, explain, required, require, able, allowed, allow, possible, available, sure, mate, friend, question, info, information, wonder*, exact*, supposed, ahead, already, during, site, website, ones, offer",
};
