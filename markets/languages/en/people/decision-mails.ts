/** Mails to those who are in a departure about what was decided, and the page of their answer. */
export const decisionMails = {
  "decisionMail.hello": "Hi,",
  "decisionMail.helloName": "Hi {name},",
  "decisionMail.subjectConfirmed": "Confirmed: {travel}, {date}",
  "decisionMail.titleConfirmed": "Your departure is confirmed",
  "decisionMail.confirmed":
    "“{travel}” leaves on {date}, and you are in. You can book your flights now.",
  "decisionMail.subjectCancelled": "Cancelled: {travel}, {date}",
  "decisionMail.titleCancelled": "Your departure does not take place",
  "decisionMail.cancelled": "We are sorry: “{travel}” on {date} is cancelled. The reason: {reason}",
  "decisionMail.moneyBack":
    "You get back everything you have paid us, or you choose another date free of charge. Reply to this email and tell us which you prefer.",
  "decisionMail.otherDates": "These dates of the trip have seats:",
  "decisionMail.see": "See the departure",
  "decisionMail.why": "We write to you because you are in this departure with {product}.",
  "decisionMail.subjectDay": "{travel}, {date}: we decide on {day}",
  "decisionMail.titleDay": "We decide on another day",
  "decisionMail.day":
    "It is still open whether “{travel}” leaves on {date}. {in, plural, =1 {1 person is in} other {# people are in}}, and it takes {minimum} to leave. We now decide by {day}.",
  "decisionMail.dayFlights": "Please wait with your flights until we write to you again.",
  "decisionMail.subjectMove": "{travel}, {date}: could you leave on {toDate} instead?",
  "decisionMail.titleMove": "Would another date suit you?",
  "decisionMail.move": "“{travel}” may not leave on {date}. The reason: {reason}",
  "decisionMail.moveOffer":
    "{n, plural, =1 {We are keeping a seat for you on {toDate}, at no extra charge.} other {We are keeping # seats for you on {toDate}, at no extra charge.}} If that date does not suit you, you get back everything you have paid us.",
  "decisionMail.moveUntil": "Please answer by {until}. Nobody is moved without a yes.",
  "decisionMail.moveYes": "Yes, that date suits me",
  "decisionMail.moveNo": "No, thank you",
  "decisionMail.moveReason": "Is there anything we should know? (optional)",
  "decisionMail.noSeat":
    "There is no seat left on that date any more. Reply to our email and we’ll find another one with you.",
  "decisionMail.saidYes": "You said yes: you are on the new date",
  "decisionMail.saidYesText": "Your seat is on {toDate} now. We’re looking forward to it.",
  "decisionMail.saidNo": "You said no",
  "decisionMail.saidNoText":
    "We do not keep a seat for you on {toDate}. We’ll write to you about your money.",
  "decisionMail.overTitle": "You no longer need to answer",
  "decisionMail.overText":
    "This departure has been decided by now, the other date is no longer possible, or the day to answer has passed. If you have a question, reply to our email.",
} as const;
