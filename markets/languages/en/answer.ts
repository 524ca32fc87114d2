/** Texts of the mail that asks a coordinator to lead a departure, and of the page that it leads to. */
export const answer = {
  "answer.title": "Can you lead this departure?",
  "answer.lead":
    "Hi {name}, we’d like you to lead this group. You can change your answer until someone else takes it on.",
  "answer.travel": "Trip",
  "answer.from": "Leaves",
  "answer.to": "Back",
  "answer.yes": "Yes, I’ll lead it",
  "answer.no": "No, I can’t",
  "answer.reason": "If you can’t: why? (optional)",
  "answer.saidYes": "You said yes. Thank you, {name}.",
  "answer.saidNo": "You said no. Thank you for telling us, {name}.",
  "answer.changeable": "You can change your answer until someone else takes the group on.",
  "answer.missing": "Choose yes or no.",
  "answer.longReason": "Use at most {n} characters.",
  "answer.overTitle": "You no longer need to answer",
  "answer.overText":
    "This departure has another coordinator by now, has different dates or is no longer planned. You don’t have to do anything.",
  "answer.expiredTitle": "This link has expired",
  "answer.expiredText":
    "It worked for {n, plural, =1 {1 day} other {# days}}. Write to us and we’ll ask you again.",
  "answer.mailSubject": "Can you lead “{travel}”?",
  "answer.mailLead":
    "Hi {name}, we’ve put you down for this group. Tell us whether you can lead it.",
  "answer.mailOpen": "Say yes or no",
  "answer.mailLater":
    "The link works for {n, plural, =1 {1 day} other {# days}}. You can change your answer until someone else takes the group on.",
  "answer.mailWhy": "You’re getting this message because you lead trips for {product}.",
  "answer.titleMany": "Can you lead these departures?",
  "answer.mailSubjectMany": "Can you lead {n} departures?",
  "answer.mailLeadMany":
    "Hi {name}, we’ve put you down for these {n} groups. Tell us for each one whether you can lead it.",
  "answer.mailOpenOf": "{day}: say yes or no",
  "answer.mailLaterMany":
    "The links work for {n, plural, =1 {1 day} other {# days}}. You can change an answer until someone else takes that group on.",
} as const;
