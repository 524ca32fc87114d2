import type { Contents } from "../contents.ts";

export const aboutTrips = {
  "how-it-works": {
    title: "Comment ça marche",
    lead: "De la place que tu demandes au dernier soir du voyage\u00a0: ce qui se passe, à quel moment, et ce que tu paies.",
    sections: [
      {
        heading: "Tu choisis un voyage et une date",
        text: "Un voyage, c’est un itinéraire\u00a0; un départ, c’est ce voyage à une date donnée. Tu peux [chercher](/recherche) par lieu, par mois, par âge ou par budget, ou parcourir les [destinations](/destinations).\n\nLa page d’un départ dit tout avant que tu te connectes\u00a0: le prix par personne, l’acompte, la date du solde, les places libres, le nombre de personnes inscrites et la [tranche d’âge](/groupes-d-age). C’est de là que tu demandes ta place, par e-mail\u00a0: le service client t’explique la suite. La plupart des gens partent en solo.",
      },
      {
        heading: "Le groupe se remplit",
        text: "Chaque départ a un statut. Il dit où en est le groupe et ce que cela change pour ton vol.\n\n{statuses}\n\nPour une certitude immédiate, regarde les [départs garantis](/departs-confirmes).",
      },
      {
        heading: "Si le nombre minimum de participants n’est pas atteint",
        text: "La page du départ indique combien de personnes manquent encore et jusqu’à quand nous attendons. Si ce jour-là le groupe reste trop petit, nous t’écrivons et tu choisis\u00a0: une autre date du voyage, sans frais, ou le remboursement de tout ce que tu as payé.",
      },
      {
        heading: "Tu achètes ton vol",
        text: "Les vols ne sont pas compris dans le prix. Tu pars de la ville que tu veux, avec la compagnie que tu veux, et tu peux rester sur place après le voyage. La page du voyage conseille un aéroport\u00a0; celle du départ donne un prix indicatif, en vol direct et avec escales.",
      },
      {
        heading: "Tu paies en deux fois",
        text: "À la réservation, tu verses un acompte, quand la page du départ le propose. Le solde se paie 31\u00a0jours avant le départ. Si tu réserves après la date limite de l’acompte, tu règles la totalité en une fois.\n\nLe prix affiché est par personne et en euros.",
      },
      {
        heading: "Ce qui est inclus, ce qui ne l’est pas",
        text: "L’assurance médicale et bagages est toujours incluse, tout comme le coordinateur du groupe. Les nuits, les trajets et les activités compris varient\u00a0: la liste est sur la page de chaque voyage, avec celle de ce qui reste à ta charge.\n\nTu partages une chambre avec une ou deux personnes du groupe, du même sexe et de la même tranche d’âge que toi. La [chambre privée](/chambre-privee) est incluse si vous réservez à deux\u00a0; en solo, elle se paie en supplément.",
      },
      {
        heading: "La caisse commune",
        text: "Une partie des dépenses se décide sur place\u00a0: un bateau de plus, le marché du soir, les entrées. Le groupe les paie avec une caisse commune. La page du voyage en donne la fourchette par personne et dit ce qu’elle couvre. Tu la règles sur place, pas à la réservation, et ce qui reste à la fin revient au groupe.",
      },
      {
        heading: "Un coordinateur avec le groupe",
        text: "Le coordinateur connaît déjà le chemin et voyage avec le groupe du premier au dernier jour. Il veille sur le programme, tient la caisse commune, réserve les tables et trouve une solution quand un ferry est annulé. Ce n’est pas un guide touristique\u00a0: sur place, il y a des guides locaux. Tu peux faire connaissance avec toute l’équipe sur la page des [coordinateurs](/coordinateurs).\n\nLa liste de celles et ceux qui partent avec toi ne s’affiche qu’après connexion, jamais avant.",
      },
      {
        heading: "Tu changes d’avis",
        text: "L’annulation est gratuite jusqu’à 31\u00a0jours avant le départ, et jusqu’à 8\u00a0jours avant avec l’option flexible. Les deux dates figurent sur la page du départ\u00a0; le détail se trouve dans les [conditions d’annulation](/legal/cancellation-policy).",
      },
    ],
    seo: {
      title: "Comment marche un voyage en petit groupe",
      description:
        "Réserver une place, attendre la confirmation, acheter son vol, payer le solde\u00a0: chaque étape d’un voyage en petit groupe, avec ses dates et ses règles.",
    },
  },
  "age-groups": {
    title: "Tranches d’âge",
    lead: "Chaque départ indique l’âge du groupe. Voici ce que veulent dire les trois tranches, et ce que tu peux faire si ton âge n’entre tout à fait dans aucune.",
    sections: [
      {
        heading: "Pourquoi une tranche d’âge",
        text: "Un groupe de douze personnes qui ne se connaissent pas se forme plus vite quand on en est à peu près au même point de sa vie\u00a0: mêmes heures de coucher, même idée du confort, mêmes sujets à table. L’âge ne garantit rien de tout cela, mais il aide.\n\nLa tranche vaut pour un départ, pas pour un voyage. Le même itinéraire peut être proposé en mai aux 25-35\u00a0ans et en juin aux 35-49\u00a0ans.",
      },
      {
        heading: "Les trois tranches",
        text: "- **25-35**\u00a0: pour les personnes de 25 à 35\u00a0ans.\n- **35+ (35-49)**\u00a0: le même programme, avec des personnes de 35 à 49\u00a0ans.\n- **Tous (25-49)**\u00a0: un groupe mélangé. C’est le bon choix quand la date compte plus que l’âge.\n\nPersonne ne te demande de tenir le rythme de quelqu’un d’autre\u00a0: l’effort demandé, de 1 à 5, est indiqué sur la page du voyage et ne change pas avec l’âge.",
      },
      {
        heading: "Si tu as entre 21 et 25\u00a0ans",
        text: "Les départs commencent à 25\u00a0ans, mais il y a un peu de souplesse à partir de 21\u00a0ans. [Écris-nous](/contact) avant de réserver\u00a0: nous regardons l’âge des personnes déjà inscrites et te disons si le groupe te conviendrait.",
      },
      {
        heading: "Si tu as 36 ou 37\u00a0ans",
        text: "Tu peux demander une place dans un groupe 25-35, par exemple si c’est la seule date qui te convient. Là aussi, un message suffit, et la réponse dépend de la composition du groupe.",
      },
      {
        heading: "Si vous réservez à deux",
        text: "Un écart d’âge entre vous n’est pas un obstacle tant que vous êtes tous deux entre 25 et 49\u00a0ans\u00a0: choisissez un départ ouvert à tous. Si l’âge de l’un de vous sort un peu de la tranche, [demandez-nous](/contact).",
      },
      {
        heading: "Voir l’âge avant de réserver",
        text: "La tranche d’âge est indiquée sur chaque carte, sur chaque ligne de départ et dans les filtres de la [recherche](/recherche). L’âge exact des personnes inscrites n’est pas public\u00a0: après ta connexion, tu vois qui part, comme les autres te voient.",
      },
    ],
    seo: {
      title: "Tranches d’âge\u00a0: 25-35, 35+ et tous",
      description:
        "Les départs sont pour les 25-35\u00a0ans, les 35-49\u00a0ans ou tous de 25 à 49\u00a0ans. Comment choisir ta tranche, et qui peut demander un peu de souplesse.",
    },
  },
  "no-sharing-room": {
    title: "Chambre privée",
    lead: "En général, tu partages la chambre avec une ou deux personnes du groupe. Si tu préfères dormir de ton côté, c’est souvent possible\u00a0: voici comment, et à quel prix.",
    sections: [
      {
        heading: "Si vous réservez à deux",
        text: "Réservez deux places ensemble et la chambre privée est déjà dans le prix\u00a0: une chambre pour vous deux, à chaque étape où l’on dort en chambre. Il n’y a rien à ajouter. Demandez simplement deux places dans la même réservation.",
      },
      {
        heading: "Si tu voyages en solo",
        text: "Tu peux demander une chambre pour toi en payant un supplément. Son montant figure sur la page de chaque voyage, par personne et pour tout le séjour.\n\nSans supplément, tu partages la chambre avec une ou deux personnes de ton groupe, du même sexe et de la même tranche d’âge que toi.",
      },
      {
        heading: "Là où ce n’est pas possible",
        text: "Sous la tente, en refuge, à bord d’un bateau, en auberge de jeunesse ou chez l’habitant, on dort avec le groupe et la chambre privée n’existe pour personne. L’itinéraire de chaque voyage dit où l’on dort, nuit après nuit.\n\nQuand une partie seulement des nuits se passe à l’hôtel, le supplément ne compte que celles-là.",
      },
      {
        heading: "Comment la demander",
        text: "Dis-le-nous en demandant ta place. Tu peux encore ajouter ou retirer le supplément jusqu’à 31\u00a0jours avant le départ, tant qu’il reste des chambres\u00a0: [écris-nous](/contact). Dans les petits hôtels de montagne ou sur une île, il y en a parfois deux, parfois aucune.",
      },
      {
        heading: "Filtrer les voyages",
        text: "Dans la [recherche](/recherche), le filtre «\u00a0Chambre privée disponible\u00a0» ne garde que les voyages où elle existe.",
      },
    ],
    seo: {
      title: "Chambre privée en voyage de groupe",
      description:
        "La chambre privée est incluse si vous réservez à deux\u00a0; en solo, elle se paie en supplément, indiqué sur la page du voyage. Où c’est possible ou non.",
    },
  },
} as const satisfies Contents;
