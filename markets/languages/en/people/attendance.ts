/** Texts of signing up for an event, of its waiting list and of their mails. */
export const attendance = {
  "attendance.go": "I’m going",
  "attendance.free": "It’s free.",
  "attendance.goHint":
    "You can change your mind until it starts. The host sees your name and email; everyone else only sees how many of you there are.",
  "attendance.strangerHint":
    "Not signed in yet? We ask for your email and send you a code. If you are new here, you also make an account; then the place is yours.",
  "attendance.goingTag": "You’re going",
  "attendance.goingTitle": "See you on {day}",
  "attendance.goingText": "{day}, {time}, {place}. {going}, {left}.",
  "attendance.leave": "I can’t come any more",
  "attendance.goingHint": "We only write if something changes.",
  "attendance.fullTitle": "Full: {going}",
  "attendance.line":
    "{n, plural, =0 {Nobody is on the waiting list.} =1 {1 person is on the waiting list.} other {# people are on the waiting list.}}",
  "attendance.lineHow":
    "If a place comes free, it goes to the first in line, and we write to them.",
  "attendance.join": "Join the waiting list",
  "attendance.joinHint": "You can leave it whenever you like.",
  "attendance.waitingTag": "On the list",
  "attendance.ahead":
    "{n, plural, =0 {You’re first in line} =1 {Ahead of you: 1 person} other {Ahead of you: # people}}",
  "attendance.waitingText":
    "When it’s your turn, we write to {email} and the place is already yours.",
  "attendance.leaveLine": "Leave the list",
  "attendance.goneTitle": "The last place has just gone",
  "attendance.goneText":
    "Several of you asked at the same moment. {n, plural, =0 {You can join the waiting list: you’d be first in line.} =1 {You can join the waiting list: 1 person would be ahead of you.} other {You can join the waiting list: # people would be ahead of you.}}",
  "attendance.leavingTitle": "Give up your place?",
  "attendance.leavingText":
    "It goes to whoever is waiting, if anyone is. You can join the list again later, but at the end.",
  "attendance.stay": "I’m still going",
  "attendance.giveBack": "Give up my place",
  "attendance.begun": "It has already started: places are no longer given out.",
  "attendance.tooMany":
    "You’ve already signed up for {n} events, which is as many as we keep for one person. Leave one of them first.",
  "attendance.told": "Everyone who had a place has been sent an email.",
  "attendance.mine": "Your events",
  "attendance.mineGoing": "You’re going",
  "attendance.mineWaiting": "On the waiting list",
  "attendance.minePast": "Past events",
  "attendance.mineNone": "You haven’t signed up for any event.",
  "attendance.mailPlaceSubject": "There’s a place for you: {title}",
  "attendance.mailPlace": "The place is yours",
  "attendance.mailPlaceLead":
    "A place has come free, and you were first in line for “{title}”. You don’t have to do anything.",
  "attendance.mailCancelledSubject": "Cancelled: {title}",
  "attendance.mailCancelled": "It’s not going ahead",
  "attendance.mailCancelledLead": "“{title}” is not going ahead. Why:",
  "attendance.mailReinstatedSubject": "It’s on after all: {title}",
  "attendance.mailReinstated": "It’s on after all",
  "attendance.mailReinstatedLead":
    "“{title}” is going ahead after all. Your place, or your place in line, is still yours.",
  "attendance.mailChangedSubject": "New time or place: {title}",
  "attendance.mailChanged": "When or where has changed",
  "attendance.mailChangedLead": "Something has changed for “{title}”. This is how it stands now:",
  "attendance.mailEvent": "Event",
  "attendance.mailPlaceName": "Where",
  "attendance.mailCannot":
    "If you can’t come, please give up your place on the event’s page, so that whoever is waiting can have it.",
  "attendance.mailWhy":
    "You get this email because you have a place, or are on the waiting list, for an event of {product}.",
  "attendance.offline":
    "No network: we cannot tell whether this arrived. Once it is back, we tell you here.",
  "attendance.lost": "Nothing arrived: press again.",
  "attendance.busy":
    "A lot of people are here right now. Reload the page in a moment to see how you stand.",
} as const;
