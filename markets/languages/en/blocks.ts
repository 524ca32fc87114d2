/** Texts that the blocks of custom pages add to what staff write. */
export const blocks = {
  "block.pictures": "Pictures",
  "block.picture": "Picture {position} of {total}",
  "block.enlarge": "Show it large",
  "block.previous": "Previous picture",
  "block.next": "Next picture",
  "block.video": "Video",
  "block.watchOn": "Watch on {host}",
  "block.leaves": "The video opens on {host}. Nothing is loaded from there until you go.",
  "block.transcript": "What is said and shown in the video",
  "block.code": "Code",
  "block.until": "Until {date}, {time} ({zone})",
  "block.map": "Map: {places}",
  "form.send": "Send",
  "form.step": "Step {n} of {of}",
  "form.optional": "optional",
  "form.choose": "Choose …",
  "form.more": "Read all of it",
  "form.trap": "Please leave this field empty",
  "form.again": "Back to the form",
  "form.thanks.title": "Thank you, it has arrived",
  "form.thanks.text": "We read every message and will get back to you.",
  "form.wrong": "Please look at these answers again:",
  "form.tooOften":
    "That was a lot in a short time. What you wrote is still here: please try again in a quarter of an hour.",
  "form.tooLarge":
    "That is more than this form can take. Please shorten your answers and send them again.",
  "form.error.required": "Please answer this question.",
  "form.error.consent": "Please tick the box to go on.",
  "form.error.email": "Please write it like name@example.com.",
  "form.error.choice": "Please choose from the list.",
  "form.error.date": "Please choose a date.",
  "form.error.short":
    "{n, plural, =1 {Please write at least 1 character.} other {Please write at least # characters.}}",
  "form.error.long":
    "{n, plural, =1 {Please write no more than 1 character.} other {Please write no more than # characters.}}",
  "form.error.fewer":
    "{n, plural, =1 {Please choose at least 1.} other {Please choose at least #.}}",
  "form.error.more":
    "{n, plural, =1 {Please choose no more than 1.} other {Please choose no more than #.}}",
  "form.error.early": "Please choose {day} or later.",
  "form.error.late": "Please choose {day} or earlier.",
  "form.error.number": "Please write a number.",
  "form.error.whole": "Please write a whole number.",
  "form.error.low": "Please write {n} or more.",
  "form.error.high": "Please write {n} or less.",
} as const;
