/** The search in own words. */
export const ownWords = {
  "ownWords.title": "Say it in your own words",
  "ownWords.lead":
    "Write what trip you are looking for. The sentence becomes filters that you can see, change and remove.",
  "ownWords.label": "Your sentence",
  "ownWords.placeholder": "For example: a week by the sea in October, under 1,500",
  "ownWords.submit": "Find",
  "ownWords.example1": "hiking in May, under 1,500",
  "ownWords.example2": "by the sea for New Year",
  "ownWords.example3": "Japan in spring, I’m 30",
  "ownWords.example4": "ten days, already confirmed",
  "ownWords.understands": "It understands",
  "ownWords.understandsText":
    "Places, also misspelt, months, seasons and holidays, length, a budget for one or two, ages, moods, the status of a departure, “no” and “without”.",
  "ownWords.shows": "It shows you",
  "ownWords.showsText":
    "Each filter with the words it came from. It says what it did not understand.",
  "ownWords.never": "It does not",
  "ownWords.neverText":
    "It invents no filters and does not ask who you are. Words it did not understand are kept for 30 days, without saying whose they are.",
  "ownWords.read": "This is what I understood",
  "ownWords.from": "from “{words}”",
  "ownWords.unreadBefore": "I did not understand",
  "ownWords.unreadAfter": ".",
  "ownWords.quoted": "“{words}”",
  "ownWords.near": "Did you mean",
  "ownWords.otherAge": "At {n} you can also travel in the groups",
  "ownWords.youngest": "Groups begin at 25, but you may ask for a place at {n} too.",
  "ownWords.leastDays": "A minimum of {n} days is no filter: each trip says how many it has.",
  "ownWords.shortTime":
    "{n, plural, =1 {No whole trip fits into one day.} other {No whole trip fits into # days.}} If you can come home later:",
  "ownWords.sameBefore": "These are the filters of the search:",
  "ownWords.sameLink": "open it as it is",
  "ownWords.sameAfter": ", save it or send it to somebody.",
  "ownWords.takeOff": "Remove",
  "ownWords.isForTwo": "For two?",
  "ownWords.forTwo": "I meant {price} for two",
  "ownWords.failureText":
    "A place, a month, how many days or how much you want to spend will help. Your sentence is still above.",
  "ownWords.useFilters": "Use the filters",
  "ownWords.fits": "{n, plural, =1 {1 day} other {# days}} from {date}",
  "ownWords.below": "{price} below your limit",
  "ownWords.room": "private room +{price}",
  "ownWords.roomTotal": "The private room brings the total to {price}.",
  "ownWords.notConfirmed": "It is not confirmed yet.",
  "ownWords.full": "The group is full: you can ask whether a place comes free.",
  "meta.ownWords.title": "Search in your own words · {product}",
  "meta.ownWords.description":
    "Write in a sentence what trip you are looking for: it becomes filters that you can see and change.",
} as const;
