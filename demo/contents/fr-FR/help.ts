import type { Contents } from "../contents.ts";

export const help = {
  faqs: {
    title: "Questions fréquentes",
    lead: "Des réponses courtes à ce que l’on nous demande avant de réserver. Si la tienne n’y est pas, écris-nous.",
    sections: [
      {
        heading: "",
        text: "Les réponses de cette page valent pour tous les voyages. Ce qui change de l’un à l’autre, comme la météo, les prises ou la monnaie, se trouve au bas de la page de chaque voyage. Pour une vue d’ensemble, de la réservation au retour, lis [comment ça marche](/comment-ca-marche).",
      },
      {
        heading: "Ta question n’est pas là",
        text: "Écris au [service client](/contact). Indique le voyage et la date\u00a0: la réponse sera plus précise.",
      },
    ],
    questions: [
      {
        title: "Réserver et payer",
        items: [
          {
            question: "Combien dois-je payer, et quand\u00a0?",
            answer:
              "À la réservation, tu verses un acompte, quand la page du départ le propose. Le solde se paie 31\u00a0jours avant le départ. Après la date limite de l’acompte, tu règles la totalité en une fois.",
          },
          {
            question: "Dans quelle devise est-ce que je paie\u00a0?",
            answer:
              "En euros. Si tu affiches une autre devise, nous convertissons au cours du jour indiqué, mais tu paies toujours en euros.",
          },
          {
            question: "L’assurance est-elle comprise\u00a0?",
            answer:
              "Oui\u00a0: l’assurance médicale et bagages est incluse dans tous les voyages, pour tout le monde. Une allergie, un problème de santé à signaler\u00a0? Dis-le-nous avant, le coordinateur en tiendra compte.",
          },
          {
            question: "Qu’est-ce qui n’est pas compris dans le prix\u00a0?",
            answer:
              "Les vols, la caisse commune et, en solo, la chambre privée si tu la souhaites. La page de chaque voyage donne deux listes, ce qui est inclus et ce qui ne l’est pas\u00a0: tu peux faire le total avant de réserver.",
          },
          {
            question: "Peut-on réserver à deux\u00a0?",
            answer:
              "Oui. Prenez deux places dans la même réservation\u00a0: la chambre privée est incluse, là où l’on dort en chambre.",
          },
        ],
      },
      {
        title: "Avant et pendant le voyage",
        items: [
          {
            question: "Et si le nombre minimum de participants n’est pas atteint\u00a0?",
            answer:
              "Nous t’écrivons et tu choisis\u00a0: une autre date du voyage, sans frais, ou le remboursement de tout ce que tu as payé. La page du départ indique combien de personnes manquent et jusqu’à quand nous attendons.",
          },
          {
            question: "Quand saurai-je qui part avec moi\u00a0?",
            answer:
              "Avant de réserver, tu vois combien de personnes sont inscrites et la tranche d’âge. Les prénoms n’apparaissent qu’après connexion.",
          },
          {
            question: "Quelle condition physique faut-il\u00a0?",
            answer:
              "Chaque voyage indique l’effort par un chiffre de 1 à 5. À 1 et 2, on se promène en ville et sur des chemins faciles, avec parfois une marche plus longue\u00a0; à 3, on marche une demi-journée. Pour 4 et 5, il faut avoir déjà marché longtemps avec un sac, sous la chaleur ou la pluie.",
          },
          {
            question: "Ai-je besoin de vaccins\u00a0?",
            answer:
              "Cela dépend du pays et de ta santé\u00a0: parles-en à ton médecin ou à un centre de vaccinations internationales, de préférence six à huit semaines avant.",
          },
          {
            question: "À qui m’adresser en cas de problème pendant le voyage\u00a0?",
            answer:
              "D’abord au coordinateur, qui est sur place. Avant le départ, tu reçois aussi un numéro d’urgence et celui de l’assistance médicale, qui répondent à toute heure.",
          },
        ],
      },
    ],
    seo: {
      title: "Questions fréquentes sur les voyages en groupe",
      description:
        "Partir en solo, acheter le vol, acompte et solde, assurance, caisse commune, annulation\u00a0: les réponses aux questions posées avant un voyage en petit groupe.",
    },
  },
  contacts: {
    title: "Contact",
    lead: "Pour une question sur un voyage, une réservation ou un groupe, c’est ici. Une personne te répond.",
    sections: [
      {
        heading: "Avant de nous écrire",
        text: "Beaucoup de réponses sont déjà sur la page du voyage ou dans les [questions fréquentes](/questions-frequentes). Si tu hésites entre deux dates, la page de chaque départ dit combien de personnes sont inscrites et combien il en manque.",
      },
      {
        heading: "Ce qu’il faut indiquer",
        text: "Pour que la première réponse soit la bonne\u00a0:\n\n- le nom du voyage et la date du départ\u00a0;\n- si tu as réservé, l’adresse e-mail de la réservation\u00a0;\n- ta question, en une phrase\u00a0;\n- un numéro de téléphone, si tu préfères que l’on t’appelle.\n\nN’envoie jamais de numéro de carte bancaire, ni de photo de ton passeport\u00a0: nous ne les demandons pas par e-mail.",
      },
      {
        heading: "Un départ sur demande",
        text: "Quand un départ est **sur demande**, le groupe est complet et la réservation passe par nous. Écris-nous la date et le nombre de places\u00a0: nous voyons si le groupe peut s’agrandir et nous te répondons dans les deux cas. Attends cette réponse avant d’acheter ton vol.",
      },
      {
        heading: "Ton âge n’entre pas dans la tranche",
        text: "Si tu as entre 21 et 25\u00a0ans, ou 36 ou 37\u00a0ans, il y a un peu de souplesse. La page des [tranches d’âge](/groupes-d-age) explique laquelle. Écris-nous avant de réserver.",
      },
      {
        heading: "Changer ou annuler une réservation",
        text: "Écris depuis l’adresse e-mail de la réservation et dis ce que tu veux changer. La date qui compte est celle où tu envoies ton message. Les délais se trouvent dans les [conditions d’annulation](/legal/cancellation-policy).",
      },
      {
        heading: "Pendant le voyage",
        text: "Ton premier contact est le coordinateur du groupe\u00a0: il est sur place et peut agir tout de suite. Avant le départ, tu reçois aussi un numéro d’urgence et celui de l’assistance médicale, joignables à toute heure. Garde-les dans ton téléphone et sur papier.",
      },
      {
        heading: "Une réclamation",
        text: "Signale d’abord le problème sur place, pour que l’on puisse y remédier. Au retour, écris-nous en joignant ce qui aide à comprendre\u00a0: photos, reçus, dates. La marche à suivre, médiation comprise, est dans les [conditions générales](/legal/general-condition).",
      },
      {
        heading: "Tes données personnelles",
        text: "Pour consulter, corriger ou effacer tes données, écris-nous avec l’objet «\u00a0Données personnelles\u00a0». Ce que nous en faisons est expliqué dans la [politique de confidentialité](/legal/privacy-policy).",
      },
      {
        heading: "Mentions légales",
        text: "Informations prévues par la loi n°\u00a02004-575 du 21 juin 2004 pour la confiance dans l’économie numérique\u00a0:\n\n- **Éditeur**\u00a0: {product}, entreprise de démonstration. Aucune société n’exploite ce site et aucun des voyages présentés n’est vendu.\n- **Contact**\u00a0: l’adresse e-mail, le téléphone et les horaires sont en haut de cette page. Le numéro fait partie de ceux qui sont réservés à la fiction.\n- **Adresse, immatriculations, direction de la publication, hébergeur, garantie financière**\u00a0: une entreprise de démonstration n’en a pas. Qui vend ici des voyages indique les siens à cet endroit.",
      },
    ],
    seo: {
      title: "Contact et service client",
      description:
        "Comment nous écrire ou nous appeler, quand nous répondons, et ce qu’il faut indiquer pour une réservation, une annulation, une réclamation ou tes données.",
    },
  },
  "media-sharing": {
    title: "Partage tes photos",
    lead: "Au retour, tes photos peuvent aider d’autres personnes à choisir leur voyage. Voici comment les partager, et ce que nous en faisons.",
    sections: [
      {
        heading: "Ce que nous cherchons",
        text: "De vraies images du voyage\u00a0: la route, la table, la pluie aussi. Le format d’origine, sans filtre ni texte. Une dizaine de photos choisies vaut mieux que trois cents.\n\nDis-nous le voyage, le départ et, si tu t’en souviens, le lieu de chaque image.",
      },
      {
        heading: "Comment les envoyer",
        text: "Après le voyage, tu reçois un e-mail avec un lien de dépôt. Si tu ne le trouves plus, demande-le au [service client](/contact). N’envoie pas d’images sur lesquelles on lit un passeport, un billet ou une plaque.",
      },
      {
        heading: "Ce que tu nous permets",
        text: "Les photos restent à toi. En les envoyant, tu nous autorises à les montrer, gratuitement et sans exclusivité, sur ce site, dans nos e-mails et sur nos comptes. Nous pouvons les recadrer, jamais en changer le sens, et nous citons ton prénom si tu le souhaites. Nous ne les vendons pas.",
      },
      {
        heading: "Les personnes visibles",
        text: "Envoie seulement des images dont les personnes reconnaissables sont d’accord, y compris celles que tu as croisées en chemin. Pour un enfant, il faut l’accord des parents. Dans le doute, garde la photo pour toi.",
      },
      {
        heading: "Changer d’avis",
        text: "Tu peux retirer ton accord quand tu veux, et toute personne qui se reconnaît peut demander le retrait d’une image. Un message suffit\u00a0: nous la retirons alors du site. Les détails sont dans la [politique de confidentialité](/legal/privacy-policy).",
      },
    ],
    seo: {
      title: "Partager les photos de ton voyage",
      description:
        "Comment partager les photos et vidéos de ton voyage, ce que tu nous permets d’en faire, l’accord des personnes visibles et comment changer d’avis.",
    },
  },
  "media-coordinators": {
    title: "Photos pour les coordinateurs",
    lead: "Si tu coordonnes un groupe, cette page te dit quelles images remettre après le voyage, avec quels droits, et comment demander l’accord du groupe.",
    sections: [
      {
        heading: "Demander l’accord dès le premier soir",
        text: "Explique au groupe que tu fais des photos, à quoi elles servent et que chacun peut dire non. Note les refus et respecte-les pendant tout le voyage, même pour les photos de groupe. Un oui peut devenir un non\u00a0: il vaut à partir de ce moment.",
      },
      {
        heading: "Sur place",
        text: "Demande avant de photographier quelqu’un qui n’est pas du groupe. Pas d’enfants reconnaissables, pas de lieux de culte pendant un office, pas d’endroits où la photo est interdite. Un drone ne vole qu’avec les autorisations du pays, et jamais au-dessus des gens.",
      },
      {
        heading: "Ce qu’il faut remettre",
        text: "- de vingt à quarante images par voyage, en taille d’origine\u00a0;\n- au moins une par étape, dont une sans personne\u00a0;\n- le lieu et le jour de chacune\u00a0;\n- la liste des personnes reconnaissables qui ont dit oui.\n\nTu reçois le lien de dépôt par e-mail le jour du retour. Remets-les dans les quatorze jours qui suivent le retour, puis efface de ton téléphone les images des personnes qui ont refusé.",
      },
      {
        heading: "Les droits",
        text: "Tu gardes les droits d’auteur sur tes images et tu peux les montrer sous ton nom. Tu nous permets de les utiliser pour présenter nos voyages, dans les conditions de ton contrat de coordination. N’envoie que des images que tu as prises toi-même.",
      },
      {
        heading: "Retrait",
        text: "Quand quelqu’un demande le retrait d’une image, transmets-nous la demande le jour même. Les droits de chacun sont dans la [politique de confidentialité](/legal/privacy-policy)\u00a0; pour le reste, écris au [service client](/contact).",
      },
    ],
    seo: {
      title: "Photos et vidéos\u00a0: guide pour les coordinateurs",
      description:
        "Remise des photos après un voyage, droits sur les images, accord des personnes visibles et règles sur place\u00a0: le guide pour qui coordonne un groupe.",
    },
  },
} as const satisfies Contents;
