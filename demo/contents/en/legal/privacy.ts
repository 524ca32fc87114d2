import type { Contents } from "../../contents.ts";
import type { PackageLaw } from "./law.ts";

export const privacy = (law: PackageLaw) =>
  ({
    "legal-privacy-policy": {
      title: "Privacy policy",
      lead: `Which personal data {product} needs, what for, who else sees them, and what you can ask of us under ${law.privacy}.`,
      sections: [
        {
          heading: "1. Who is responsible",
          text: "The controller is {product}, the company named in the footer. For anything about your data write to the address on the [contacts](/contacts) page with the word “privacy” in the subject. The person in charge of data protection reads these messages.",
        },
        {
          heading: "2. What we collect",
          text: "- **When you only look**: the address of your connection, the page, the time and the kind of browser, for as long as it takes to deliver pages and keep them safe.\n- **When you have an account**: your email address, a password if you set one, a phone number if you give it, saved trips, and alerts that you asked for.\n- **When you book**: names, date of birth, address, passport details where the trip needs them, emergency contact, payments.\n- **When you write to us**: your message and our answer.\n- **After the trip**: a review or photos, if you send them.\n\nCard numbers go straight to the payment provider. We never see them in full.",
        },
        {
          heading: "3. What for, and on what legal basis",
          text: "- To make and carry out the contract: bookings, rooms, group, insurance, payments, messages about your departure.\n- To meet legal duties: accounts, taxes, lists that hotels and borders ask for.\n- For our legitimate interests: a site that is safe and works, answers to questions, defence against claims. You can object.\n- With your consent: news and offers, statistics by others, maps and other content from third parties, photos in which you are shown. You can take consent back at any time, and what was done before stays lawful.",
        },
        {
          heading: "4. Health and other sensitive data",
          text: "If you tell us about an illness, an allergy, a disability or a diet, we use it with your explicit consent, to plan the trip and to keep you safe on it. It goes to the coordinator of your group and to those who need it on the trip, such as a kitchen or a doctor. In an emergency it may be shared to protect your life. We delete it 90 days after the trip, unless a claim is open.",
        },
        {
          heading: "5. What your group sees",
          text: "Visitors who are not signed in see how many people are in a departure, and nothing about them. Those who are signed in see first names and a few facts about the group as a whole. In the group chat you show what you choose to show. Nobody in the group but the coordinator sees passport or health details, and only where the trip needs it.",
        },
        {
          heading: "6. Who else receives data",
          text: "- Hotels, carriers and local partners of your trip: what they need to host or carry you.\n- The insurer and its assistance service.\n- Payment providers, and those who keep our accounts.\n- Providers who run servers, email, sign-in and support for us, on our instructions and under contract.\n- Authorities and courts, where the law requires it.\n\nWe do not sell personal data.",
        },
        { heading: "7. Outside your country", text: law.transfers },
        {
          heading: "8. How long we keep data",
          text: "- Account: until you delete it, or after three years without a sign-in.\n- Bookings, invoices and payments: as long as tax and commercial law ask, as a rule six to ten years.\n- Messages: two years after the last one.\n- Technical logs: up to 90 days.\n- Alerts: until you switch them off, or the departure has left.\n- Consent to news: until you withdraw it. We then keep the address on a list that stops further messages.",
        },
        {
          heading: "9. Cookies and what stays in your browser",
          text: `Some things the site cannot do without, and under ${law.cookies} they need no consent: the sign-in session, the currency that you chose, your choice about cookies. Your recent searches are kept in your own browser and are not sent to us.\n\nEverything else waits for your consent: measurement of visits, interactive maps, reports of errors to an outside service. Until then nothing of theirs is loaded. Saying no costs you nothing, and you can change your answer at any time.`,
        },
        { heading: "10. News and offers", text: law.marketing },
        {
          heading: "11. Your rights",
          text: `Under ${law.privacy} you may ask us:\n\n- for a copy of your data, and where they came from;\n- to correct or complete them;\n- to delete them, where we need not keep them;\n- to restrict what we do with them;\n- to hand them over in a form that machines can read;\n- to stop using them on the basis of our interests, and always to stop marketing.\n\nWrite to us, without any form. We may check that it is you. The answer comes within one month and is free of charge. We make no decision about you by machine alone that has a legal effect.`,
        },
        { heading: "12. The authority", text: law.authority },
        {
          heading: "13. Security",
          text: "Connections are encrypted. Access is limited to those who need it, and is logged. Sign-in uses a code that is sent to you and soon expires. If something happens to your data that puts you at high risk, we tell you without undue delay, and the authority within 72 hours.",
        },
        {
          heading: "14. Children, and changes of this page",
          text: "Our trips are for adults, and we do not knowingly collect data of children. When this page changes in substance, we say so on the site, and by email if you have an account. The date below is that of the last change.",
        },
      ],
      seo: {
        title: "Privacy policy and your rights",
        description:
          "Which personal data we use for trips, accounts and alerts, on what basis, who receives them, how long we keep them, and the rights that you have.",
      },
    },
  }) as const satisfies Contents;
