import type { Contents } from "../contents.ts";

export const aboutUs = {
  "our-values": {
    title: "Nos valeurs",
    lead: "Ce à quoi tu peux nous reconnaître, sur ce site comme au bord de la route. Chaque valeur a une conséquence que tu peux vérifier.",
    sections: [
      {
        heading: "Les groupes restent petits",
        text: "À douze, on tient dans un minibus et autour d’une table. À trente, on suit un parapluie. C’est pourquoi chaque départ indique la taille prévue du groupe et le nombre de places libres. Quand il est complet, il est complet.",
      },
      {
        heading: "Le prix complet, avant la réservation",
        text: "L’assurance médicale et bagages est comprise. Ce qui ne l’est pas, nous le disons\u00a0: les vols, la fourchette de la caisse commune, le supplément de la [chambre privée](/chambre-privee). Tu peux faire la somme avant de nous donner ton adresse e-mail.",
      },
      {
        heading: "Chaque départ dit où il en est",
        text: "Un départ n’est **confirmé** que si le nombre minimum de participants est atteint. Avant, nous te conseillons d’attendre pour le vol, même si cela nous coûte une réservation. Les places restantes et les personnes inscrites sont de vrais chiffres. Il n’y a pas de compte à rebours.",
      },
      {
        heading: "Changer d’avis est permis",
        text: "Une vie change en moins de temps qu’il n’en faut pour organiser un voyage. L’annulation est gratuite jusqu’à 31\u00a0jours avant le départ, et jusqu’à 8\u00a0jours avec l’option flexible.",
      },
      {
        heading: "Un coordinateur qui connaît le chemin",
        text: "Les [coordinateurs](/coordinateurs) connaissent le chemin et voyagent avec le groupe du début à la fin. Leur rôle n’est pas de réciter des dates, mais de tenir un groupe ensemble, sous la pluie comme à l’apéritif.",
      },
      {
        heading: "Chacun y a sa place",
        text: "On vient en solo, à deux, avec ou sans expérience du voyage. Personne n’a à expliquer qui il aime, ce qu’il croit ou pourquoi il part sans compagnie. Une remarque qui blesse n’est pas de l’humour\u00a0: le coordinateur intervient et, s’il le faut, le voyage s’arrête pour qui persiste.",
      },
      {
        heading: "Les lieux ne sont pas un décor",
        text: "Nous dormons autant que possible dans des maisons tenues par des habitants et mangeons là où ils mangent. On demande avant de photographier, on remporte ses déchets, on laisse les animaux sauvages à distance. Quand un site est saturé de visiteurs, nous passons notre chemin.",
      },
      {
        heading: "Tes données restent à leur place",
        text: "La liste du groupe ne s’affiche qu’après connexion. Aucun service extérieur n’est chargé sans ton accord. Ce que nous gardons, et combien de temps, est dans la [politique de confidentialité](/legal/privacy-policy).",
      },
    ],
    seo: {
      title: "Nos valeurs\u00a0: petits groupes, prix clairs",
      description:
        "Petits groupes, prix lisibles, dates honnêtes, respect des lieux et des personnes\u00a0: ce que nous promettons et comment tu peux le vérifier toi-même.",
    },
  },
} as const satisfies Contents;
