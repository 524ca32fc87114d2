import type { chat as english } from "#markets/languages/en/chat.ts";
import type { Part } from "#markets/languages/en/site.ts";

export const chat: Part<typeof english> = {
  "chat.title": "Frag {product}",
  "chat.lead": "Ein Programm antwortet, mit dem, was auf unseren Seiten steht.",
  "chat.open": "Fragen",
  "chat.hello": "Hallo, was möchtest du wissen?",
  "chat.about":
    "Ich antworte zu Reisen, Terminen, Zahlung, Versicherung und Storno. Ich sage immer, wo ich es gelesen habe, und wenn ich etwas nicht weiß, sage ich das.",
  "chat.example1": "Wann kann ich den Flug buchen?",
  "chat.example2": "Was ist die Gruppenkasse?",
  "chat.example3": "Bis wann storniere ich kostenlos?",
  "chat.example4": "Was deckt die Versicherung ab?",
  "chat.field": "Schreib eine Frage",
  "chat.send": "Frage senden",
  "chat.mistakes": "Es kann sich irren: Die Quellen stehen unter jeder Antwort.",
  "chat.person": "Mit einem Menschen sprechen",
  "chat.unknown": "Das weiß ich nicht.",
  "chat.unknownText":
    "Auf unseren Seiten steht es nicht, und erfinden will ich nichts. Der Kundenservice weiß es.",
  "chat.write": "An einen Menschen schreiben",
  "chat.question": "Was möchtest du fragen?",
  "chat.along": "Auch dieses Gespräch mitschicken",
  "chat.alongText":
    "{n, plural, =1 {1 Nachricht} other {# Nachrichten}}. Sonst schicken wir nur die Frage oben.",
  "chat.handOver": "An den Kundenservice senden",
  "chat.reply": "Die Antwort kommt per E-Mail. Die Adresse nutzen wir nur dafür.",
  "chat.back": "Zurück zu den Fragen",
  "chat.often":
    "Das waren viele Fragen hintereinander. In {n, plural, =1 {1 Sekunde} other {# Sekunden}} kannst du die nächste schreiben.",
  "chat.offline": "Ohne Netz kann ich nicht nachsehen. Deine Frage bleibt hier stehen.",
  "chat.sent": "Deine Frage ist beim Kundenservice.",
  "chat.sentText": "Die Antwort geht an {email}.",
  "chat.helped": "Hat das geholfen?",
  "chat.yes": "Ja",
  "chat.no": "Nein",
  "chat.thanks": "Danke, das hilft uns weiter.",
  "chat.sources": "Quellen",
  "chat.now": "So steht es gerade:",
  "chat.allTrips": "{n, plural, =1 {Die eine Reise} other {Alle # Reisen}}",
  "chat.found":
    "{n, plural, =1 {Im Moment passt 1 Reise} other {Im Moment passen # Reisen}}: {filters}.",
  "chat.noneFound": "Im Moment passt keine Reise: {filters}.",
  "chat.search": "Suche: {filters}",
  "chat.currencies": "In welcher Währung du zahlst",
  "chat.payIn": "Du zahlst in {currencies}.",
  "chat.missing": "Schreib deine Frage.",
  "chat.long": "Die Frage hat {length} Zeichen; {max} passen hinein.",
  "chat.conversation": "Gespräch",
  "chat.you": "Du",
  "chat.program": "Programm",
  "chat.mailSubject": "Frage aus dem Chat: {question}",
  "chat.mailTag": "Schlagwort",
  "chat.mailFrom": "Antwort an",
  "chat.mailConversation": "Das Gespräch davor",
  "chat.mailWhy":
    "Diese E-Mail kommt aus dem Chat von {product}. Die Adresse ist nur für die Antwort.",
  "chat.close": "Schließen",
  "chat.noEmail": "Das ist keine E-Mail-Adresse.",
  "meta.chat.title": "Fragen · {product}",
  "meta.chat.description":
    "Fragen zu Reisen, Terminen und Zahlung, beantwortet aus unseren Seiten mit ihren Quellen.",
};
