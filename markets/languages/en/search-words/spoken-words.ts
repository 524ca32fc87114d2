import type { SpokenWords } from "#markets/search-words/spoken-words.ts";

export const spokenWords: SpokenWords = {
  topics: {
    alone:
      "on my tod, just me, only me, by meself, single people, solos, loner, not know anyone, don t know a soul, nobody i know, no friends, come alone, coming solo, travelling alone, traveling alone, going alone, lonely, everyone else know, solo travel*, go alone, coming alone, turn up alone, all couples, only single, odd one out, third wheel, fifth wheel, fit in, left out, introvert*, shy",
    companions:
      "who will be there, who ll be there, who am i going with, who are the others, other people on, rest of the group, how many women, how many men, how many girls, how many guys, gender split, mix of people, roomie, roomies, the others, mostly women, mostly men, gender balance, see who, already signed up, first timers, fellow travel*",
    age: "age limit*, age cutoff, cutoff, cut off, age cap, minimum age, maximum age, too old, too young, half my age, my age, im 2*, im 3*, im 4*, im 5*, turned 2*, turned 3*, turned 4*, turning, birthday, thirty something, middle aged, fifties, sixties, millennial*, gen z, age limit, age gap, in my 20s, in my 30s, in my 40s, 50s, 60s, forty*, fifty*, thirty*, oldies, youngsters",
    coordinator:
      "someone from wayroam, your staff, one of you, one of your, rep, reps, who leads, who runs it, in charge, babysit*, host, chaperone, who runs, staff member, someone from your team, one of your people",
    flight:
      "fly out, fly in, plane fare, getting there, layover, connecting, land in, jet, flying, flights, plane tickets, book the plane, get there, layover*, airways, stopover*, reimburse my flight, my flights",
    confirmed:
      "definitely happening, deffo, for certain, happening for sure, actually happening, actually run*, run for sure, is it on",
    almostFull: "filling up, only a few left, nearly gone",
    waitingList: "on a list, in case someone drops, standby, if a place comes up, if a spot opens",
    soldOut: "it s full, its full, is full, no more places, no more spots, no space",
    minimum:
      "not enough ppl, enough ppl, enough people, not enough bookings, you cancel, you cancel it, trip gets cancelled, trip gets canceled, canceled by you, trip is cancelled, trip is canceled, get called off, gets called off, called off, too few people, nobody else books, no one else books, no one signs up, enough sign ups, group doesn t happen, group not full, doesn t go ahead, not go ahead, nobody else, no one else, only a few, not many people, few people sign up, few people join, low uptake, one person short, one person missing, short of people, trip is off, you call it off, if you cancel, you scrap, cancelled on your side, cancel on me, scrapped",
    payment:
      "instal*, in instalments, in installments, monthly, spread the cost, visa card, amex, debit, card details, settle, how do i pay, pay plan, payment plan, financing, pay monthly, in parts, pay in bits, by card, bank card, mastercard, charge me, charge my card, cash out, when do you take, paying",
    deposit:
      "secure my spot, secure a spot, secure my place, secure a place, hold my spot, hold my place, reserve a spot, put down, pay now, now to book, to secure, reserve my, hold a spot, lock in, pay first, pay to book, initial payment",
    balance:
      "rest due, when is the rest, when s the rest, rest of the money, pay the rest, full amount, in full, pay it off, outstanding, rest of the price, rest of it, final instal*, final amount, second payment, pay the remaining, settle, full amount due",
    price:
      "how much money, how much for, how much would, total cost, pricing, expensive, whats it cost, what s it cost, set me back, the damage, dear, budget for, how much will, how much are, rates, how much, pricey, worth the money, per person price",
    increase:
      "price rise, price rises, fuel, put the price up, cost more later, locked in, price locked, jack up, go up after, price rise*, get pricier, more expensive after, lock the price, fixed price, price guarantee*, fuel cost*",
    included:
      "part of the deal, in the deal, part of the price, in the price, all in, all inclusive, does the price, thrown in, package include*, what do i get, what s in the price, meals included",
    excluded:
      "additional cost*, extra cost*, extras, hidden cost*, hidden fee*, other costs, spending money, on top of that, what else do i pay, pay separately, separately, out of pocket, have to sort, sort my own, book my own, arrange my own, buy my own, pay for myself, on top of",
    kitty:
      "group pot, whip round, group money, shared money, common pot, local fund, cash pool, group kitty, pool, shared pot, pooled money, pool money, cash pot, money in common, leftover money, who keeps the money, who holds the money",
    cancelling:
      "pull out, bail, bails, bailing, flake, can t go, cant go, can t come, cant come, can t make, cant make, chicken out, changed my mind, change of mind, have to cancel, something comes up, back out, if i don t go, no longer come, no longer go, get out of it, lose my money, cancelation, cancelation*, cannot go, can t travel, cannot make it, not coming, pull the plug, plans change, have to stay home, quit the trip",
    free: "penalties, fees, charged, charge me, cost me, lose anything, no penalty, lose money, lose my money, penalt*, costs nothing, for nothing, at no cost, scot free",
    flexible: "flexi, flex option, flexible ticket, flexibility, flexi*, flexible option",
    refund:
      "my money back, get it back, money returned, dosh back, cash back, refundable, partial refund, lose it all, get anything back, return my money, give back, paid back, pay me back, my cash back, voucher instead, credit note",
    late: "two weeks before, a week before, the week before, the day before, night before, short notice, at the last, last second, close to the date, late, days to go, day of departure, at the last moment, two days before, few days before, close to departure, too late, after that date, past the deadline",
    transfer:
      "take over my, mate go instead, go instead, go in my, friend go instead, replacement, replace me, sell my spot, sell my place, swap me, swap with, different person, another person, pass it on, give it to, take the spot, take my, my friend go instead, give my spot, pass on my, pass my, hand over my, different name, send someone, my sister go, my brother go",
    insurance:
      "covered for, medical cover, lost bag*, lost luggage, stolen, theft, policy, policies, repatriat*, medical bills, cancellation cover, travel insurance, insurance pay*, insurance actually pay*, insured, health cover, robbed, lost baggage, hospital bill*, what s covered, claim, claims",
    vaccination:
      "shot, vax, vaxx*, inoculat*, hepatitis, typhoid, rabies, malarial, tablets, antimalarial*, injection*, vaccines, dengue, tetanus, health requirement*",
    emergency:
      "break my leg, broken leg, break a leg, break something, breaks, doctor, doctors, ambulance, robbed, mugged, lose my passport, lost my passport, stuck, stranded, trouble, unwell, poorly, fall ill, get ill, get sick, hurt myself, helpline, out there, 24 7, who do i ring, who do i call, who helps, break my arm, broke my, sprain*, fell ill, who to call, in trouble, rescue, food poisoning, sos, fever, feel unwell",
    visa: "passport expires, expires, expiry, expiration, valid passport, validity, months left, paperwork, customs, border, id, entry form, eta, documents, travel docs, entry, immigration, papers, which document*, expire, six months valid, e visa, evisa, k eta",
    fitness:
      "fitness level, unfit, couch potato, hike*, hiking, walking, miles a day, km a day, tough, steep, tired, exhausting, active, stamina, workout, gym rat, physical, difficulty, challenging, hardcore, lazy, how tough, hard is, gruelling, sporty, a lot of walking, walk a lot, how much walking, hike, level, levels, train for, training, fat, overweight, too hard for me, hard for me, too hard",
    rain: "wet, downpour, storm*, weather is bad, weather s bad, weather is rubbish, monsoon, thunder*, pouring, awful weather, weather turns",
    room: "bunk, dorm, dorms, hotels, snore, snorer, snores, snoring, roommates, people i don t know, people i dont know, bedroom, where do we stay, where we stay, twin, en suite, ensuite, strangers, sleeping arrangement*, stay in, lodging, same sex, mixed room*, opposite sex, with a man, with a woman, with men, bunk*, dorm*, snor*, room mate*, who do i sleep with, hotel",
    private:
      "my own room, room of my own, own bed, my own bed, room alone, sleep alone, sleep on my own, own space, room for myself, single occupancy, supplement, not share, don t want to share, dont want to share, not sharing, no sharing, without sharing, solo room, single use, alone in a room, singles supplement, room just for me, private bathroom",
    couple:
      "me and my, my mate and i, my friend and i, my wife, my husband, my partner, my bf, my gf, bf, gf, fiance*, other half, the missus, hubby, us two, as a pair, double bed, king bed, queen bed, honeymoon, two friends, best friend, my sister and i, book together, both of us, my girlfriend, my boyfriend, our own room, newlywed*, bring a friend, pair of us",
    noRoom: "under canvas, bivouac, ferry, yacht, on the boat, homestay*, guesthouse",
    luggage:
      "carryon, hand luggage, checked, check in bag, hold bag, bring with me, what to bring, what should i bring, what do i bring, wheelie, duffel, duffle, kilos, lbs, weight limit, packing list, hold luggage, checked bag, cabin bag, hard case, hard shell, wheels, holdall, litres, liters, how heavy",
    plugs:
      "power, converter, electric*, charge my phone, charge my, chargers, wall socket, charging, sockets, volt, volts, type c, type g",
    cash: "money exchange, change money, exchange money, how much cash, bring cash, take cards, take card, cash or card, card or cash, contactless, currency exchange, get cash, revolut, monzo, pay by card, use my card, use card*, card payment*, pay with card, money changer, how much money, money do i need, card work",
    tapWater:
      "drink from the tap, safe to drink, water safe, drink water, is the water, bottled water, drinkable, water from the tap, water bottle, refill",
    duration:
      "how long s, how long are the, number of days, number of nights, days is it, nights is it, how long does it last, how long is it, how long is, how long are we away, how long does, how long will, how many weeks, days is the, nights is the, total days",
    departures:
      "next trip, the next one, next one, when s the next, whens the next, next date*, upcoming, start date*, when are you going, when do you go, when are the, dates for, any dates, schedule, when is, when are, when do we go, which months, what months, leave from home, departure date*, calendar",
    seats:
      "places available, spots available, anything left, any left, still space, space left, room left for, still available, got space, spaces, still room, any space, any room on, free places, free spots, availab*, is there room, is there a place, how many left, how full, left on",
    complaint:
      "not happy, unhappy, rubbish, disappoint*, feedback about, grievance, scam, dissatisf*, terrible trip, awful trip, rubbish trip, was not as, feedback on a trip, put it right, wasn t as",
    mediation:
      "lawyer, legal action, solicitor, take you to, attorney, jurisdiction, law applies, which law",
    personalData:
      "my data, my details, personal details, who sees my, who can see, private info, phone number visible, my info, sell my, passport number, passport details, share my, third part*, give my email, data protection, my number, my email",
    account:
      "sign in, log on, create a profile, profile, membership, create an account, make an account, open an account, need an account, have an account",
    newsletter:
      "emails from you, stop emailing, mailing list, stop sending, stop the emails, your mails, ads, advert*, promo emails",
    reviews:
      "what do people say, past travellers, past travelers, feedback, stars, what people say, trustpilot, fake, opinions, testimonials, comments",
    insolvency:
      "go under, goes under, collapse, out of business, money protected, money is safe, safe with you, financial protection, bust, bonded, bond, financially, if you shut, shut down, close down, out of money, guarantee fund, company fails, company folds, folds, scam, fraud, legit, trust you",
    contact:
      "real person, human, someone to talk, get hold of, ring you, give you a call, chat to, speak with, talk with, hours, phone number, email you, message you, phone you, reach someone, reach somebody, answer the phone, get in touch, office, where are you based, headquarters, support, helpline, reply, respond, working day*",
    changing:
      "move to another, move my trip, different date, swap trips, switch trips, switch to, push back, postpone, change trips, change trip, move the date, other date, change my trip, change my date, later date, earlier date, different departure, another departure, shift, rebook, move it to, can i switch, change my reservation, push it back",
    children:
      "baby, babies, toddler, teen*, under 18, my boy, my girl, 16 year old, 17 year old, school age, my son, my daughter, my kids, bring kids, under age, underage, teenager*, year old son, year old daughter, with a child",
    keeping: "how long do you hold, hold on to, on file, archive*, how long is my",
    erasing:
      "forget me, wipe my, close my account, get rid of my, remove me, take me off, deletion, copy of my data, what you know about me, what you have on me",
    size: "how many in a group, people per group, group of, how small, small group, big group, max people, maximum number",
    diet: "breakfast, lunch, dinner, picky, food allergies, hungry, cook, restaurants on the trip",
    meeting:
      "where does it start, where does the trip start, starting point, find the group, find you at, where do i go, where to go on the first day, first day where, airport pickup, assembly point",
    photos:
      "filmed, film me, video*, instagram, my face, social media, pictures of me, photos of me",
    liability: "whose fault, at fault, who pays if, damages, damaged, responsible for",
    withdrawal:
      "change my mind after booking, right to cancel, statutory right, cool off, fourteen days, 14 days",
    programme: "changes by us, changes before departure, what if you change the program*",
    booking: "how a booking, ask for your place, do i have to commit, is a request",
    extraordinary: "breaks out, break out, evacuat*",
  },
  idle: "traveler*, traveller*, u, ur, r, ppl, pls, plz, thx, ty, lol, lmao, haha, omg, idk, tbh, btw, asap, gonna, gotta, wanna, kinda, sorta, dunno, lemme, gimme, im, ive, id, ill, youre, theyre, dont, doesnt, didnt, cant, couldnt, wont, wouldnt, isnt, arent, wasnt, whats, wheres, hows, whos, thats, theres, its, lets, cause, cuz, coz, tho, thru, yeah, yep, nope, nah, oh, ah, hmm, um, well, so, anyway, basically, literally, honestly, seriously, totally, absolutely, probably, maybe, perhaps, quite, rather, pretty, super, really, weird, strange, odd, silly, stupid, dumb, nice, good, great, fine, bad, worse, worst, better, best, new, old school, big, bigger, small, little, short, easy, simple, quick, fast, slow, hard to say, everybody, anybody, someone, nobody, noone, none, nothing, both, half, full time, w, b4, sign, signs, signed, happens, happened, find, finds, found, look, looks, looking, looked, feel, feels, felt, keep going, let, lets, put, puts, end, ends, ended, start, starts, started, begin, begins, turn, turns, run, runs, running, wait, waiting, show, shows, tells, told, said, saying, talk, asking, asked, hear, heard, check, checks, checked, wonder, want, wants, wanted, wish, hope, hoping, hoped, plan, plans, planning, prefer, prefers, choose, chooses, decide, decided, try, tries, trying, try, works, working out, set, sets, sort, sorted, sorts, deal, deals, handle, handles, stuff like, pick, picks, grab, move, moves, hold, holds, stay, stays, left, right now, back, away, around, near, nearby, far, close by, along, across, through, inside, outside, before, beforehand, after, afterwards, later, soon, soonest, today, tonight, yesterday, always, never, often, usually, normally, sometimes, generally, typically, instead, other, else, same, different, another, certain, sure, true, real, legit, ok, alright, correct, per, between, during, since, because, although, unless, whether, against, girl, girls, boy, boys, guy, guys, dude, bro, man, men, woman, women, lady, mum, mom, dad, mother, father, brother, sister, sis, cousin, parents, colleague, coworker, buddy, pal, pals, folks, human being, company, agency, business, app, page, online, website, holiday, holidays, vacation, vacations, getaway, adventure, journey, itinerary, destination, destinations, country, countries, place, places, abroad, world, night, nights, morning, evening, hour, hours a, minute, minutes, weekend, year, years, annual, must, should, may, might, shall, ought, suppose, supposedly, expect, expected, expects, allowed, permitted, accept, accepts, accepted, provide, provides, provided, offer, offers, offered, arrange, arranges, arranged, organise*, organize*, handled, necessary, mandatory, compulsory, essential, enough, plenty, lots, lot, loads, few, several, many, amount, number, type, types, kind, kinds, sorts, level of, way, ways, thing, case, point, part, parts, worried, worry, worrying, nervous, anxious, scared, afraid, shy, awkward, comfortable, confused, confusing, curious, interested, excited, don, haven, hasn, hadn, am, being, been, having, each, bloody, damn, hell, gonna, fancy, reckon, cheers, ta, mates, folk, expire soon, bring, brings, bringing, brought, wear, wearing, wears, give, giving, gave, gets, getting, got, gotten, went, gone, goin, comes, came, makes, making, made, does, done, doing, uses, using, used, needs, needing, help, helps, helping, explain, explains, ok, sending, send, sends, sent, hi there, good morning, good evening, say, third, second, next, whole, entire, entirely, meant, apply, applies, lose, forecasted, supposed to, ending, somewhere, anywhere, everywhere, wherever, whenever, whoever, ring round, pop, fairly, slightly, mostly, mainly, nearly, hardly, barely, apparently, obviously, currently, presently, eventually, straight, halfway, meanwhile, besides, except, despite, toward*, among, upon, within, onto, unto, whereas, therefore, otherwise, likewise, maybe so, keen, glad, happy with, rough, roughly, proper, properly, actual, complete, completely, full on, half way, dream, dreaming, thinking, thought, guess, guessing, heading, head, catch, caught, drop, drops, bump, bits, couple of, bunch, ton, tons, heap, heaps, ages ago, spend, spent, spending, realise, realize, remember, forget, forgot, mention*, notice*, suggest*, recommend*, advise, advice, avoid, mind, minds, matter, matters, count, counts, depend*, seem*, appear*, become*, remain*, allow*, enable*, contain*, consist*, belong*, own one, see animals, see wildlife",
  elsewhere:
    "vegan*, vegetarian*, phone number, cheapest, my parcel, dog, dogs, cat, cats, pet, pets, animal*, wifi, wi fi, gift card*, gift voucher*, voucher*, present, bitcoin, crypto*, klarna, afterpay, affirm, discount*, promo code*, coupon*, student*, senior*, military, veteran*, aarp, nus, unidays, loyalty, points, miles, air miles, lounge, weather, forecast, restaurant*, recipe*, museum*, opens, opening, closes, football, super bowl, kick off, match, league, election*, earn, salary, wage*, job, jobs, hiring, career*, work for you, apply for, do i apply, work as, become a, intern*, resume, working remotely, remote work, remotely, hairdryer, hair dryer, pool party, swimming pool, gym, breakfast, smoke, smoking, vape, vaping, spa, massage*, drone*, stag, hen, hen do, bachelor*, wedding*, prompt, instructions, hack*, joke*, poem, capital, president, stock*, shares, rent, rental, car, parking, shuttle, taxi, uber, pregnan*, newborn, school trip, cruise*, check in time, check out, bathroom, toilet, toilets, sunscreen, suncream, password, track me, pub, bar, bars, club, clubs, nightclub, tattoo parlour, timeshare, franchise, affiliate, influencer*, sponsor*, paypal, apple pay, google pay, venmo, zelle, satispay, scalapay, bizum, alma, revolut, phone number*, telephone number*, number to ring, number to call, weather like, raining today, raining now, raining in, sunny, how many stars, star hotel, exchange rate today, dollar today, euro today, easyjet, ryanair, lufthansa, tip, tips, tipping, gratuit*, dress code at the office, astrology, horoscope, what time is it, the time in, peso, pesos, peso rate, corporate rate*, stag do",
};
