import type { Contents } from "../contents.ts";

export const areas = {
  asia: {
    title: "Voyages en Asie",
    lead: "Des trains du Japon aux lacs du Pamir\u00a0: le plus grand des continents, en petit groupe et une étape à la fois.",
    sections: [
      {
        heading: "Quand partir",
        text: "L’Asie n’a pas une saison, elle en a dix. De novembre à mars, le temps est sec dans une bonne partie du Sud-Est, en Inde du Sud et au Sri Lanka. En avril et en octobre, le Japon et la Corée sont doux. Les steppes et les hauts plateaux d’Asie centrale se parcourent de juin à septembre, quand les cols sont ouverts.\n\nLa mousson ne rend pas tout impossible\u00a0: elle passe d’une côte à l’autre. Les mois de départ d’un voyage tiennent compte de la sienne.",
      },
      {
        heading: "Comment on s’y déplace",
        text: "En train quand le réseau s’y prête, en minibus ailleurs, en bateau entre les îles, en 4x4 là où la route s’arrête. Les journées de trajet existent et nous les annonçons\u00a0: l’itinéraire donne les heures, jour après jour.",
      },
      {
        heading: "Voyager en groupe en Asie",
        text: "Les tables rondes sont faites pour dix. On commande plusieurs plats, tout le monde goûte, et la caisse commune règle l’addition. Le groupe aide aussi pour les alphabets que personne ne lit et les bus de nuit\u00a0: il y a toujours quelqu’un qui a compris.",
      },
      {
        heading: "Quels voyages",
        text: "Surtout des voyages découverte d’une à deux semaines, entre villes, villages et nature. Tu trouveras aussi des treks en Himalaya, des archipels en bateau, un hiver sous la neige et quelques expéditions vers des régions où le confort est simple. Pour comparer les dates, regarde les [départs garantis](/departs-confirmes).",
      },
    ],
    seo: {
      title: "Voyages en Asie en petit groupe",
      description:
        "Trains, rizières, déserts et hauts cols\u00a0: voyager en Asie en petit groupe de 25 à 49\u00a0ans. Quand partir, comment se déplacer et quels voyages choisir.",
    },
  },
  europe: {
    title: "Voyages en Europe",
    lead: "Près de chez toi ne veut pas dire déjà vu\u00a0: îles, crêtes, trains lents et villes où l’on dîne tard.",
    sections: [
      {
        heading: "Quand partir",
        text: "Mai, juin et septembre conviennent presque partout\u00a0: les jours sont longs, les chemins ouverts et les villes respirent. L’été convient au Nord, où il ne fait guère nuit, et à la montagne. L’hiver a ses voyages à lui, vers la neige, les aurores du Grand Nord et les îles douces de l’Atlantique.",
      },
      {
        heading: "Comment on s’y déplace",
        text: "Souvent sans avion une fois sur place\u00a0: en train sur les grandes lignes, en minibus dans les vallées, en ferry entre les îles, parfois à vélo ou à pied. Plusieurs voyages commencent et finissent dans une ville reliée par le rail.",
      },
      {
        heading: "Voyager en groupe en Europe",
        text: "Les distances sont courtes, donc il reste du temps. On peut marcher le matin, se baigner l’après-midi et cuisiner ensemble le soir. C’est un bon premier voyage de groupe\u00a0: une semaine suffit, et le retour est simple si l’on n’a que peu de congés.",
      },
      {
        heading: "Quels voyages",
        text: "Des voyages découverte pour la plupart, mais aussi des villes, des randonnées, de la voile et quelques plages. Les durées vont de cinq à onze jours. L’effort, de 1 à 5, est indiqué sur chaque page\u00a0: une balade au bord d’un lac et une traversée de crêtes ne demandent pas les mêmes chaussures.",
      },
    ],
    seo: {
      title: "Voyages en Europe en petit groupe",
      description:
        "Îles, montagnes, fjords et villes à parcourir en train ou en minibus\u00a0: voyager en Europe en petit groupe. Quand partir et quels voyages choisir.",
    },
  },
  america: {
    title: "Voyages en Amérique",
    lead: "De l’Alaska à la Patagonie, deux moitiés d’un continent et à peu près tous les climats.",
    sections: [
      {
        heading: "Quand partir",
        text: "Les saisons s’inversent à l’équateur. Le Nord, de l’Alaska aux Rocheuses, se voyage de juin à septembre\u00a0; la Patagonie de novembre à mars. L’Amérique centrale et les Caraïbes sont plus sèches de décembre à avril. Dans les Andes, les mois secs vont de mai à septembre.",
      },
      {
        heading: "Comment on s’y déplace",
        text: "Les distances sont grandes. On roule en minibus ou en 4x4, on prend un bateau pour les îles et les lacs, et parfois un vol intérieur évite deux jours de route. Quand il fait partie du prix, la page du voyage le range parmi ce qui est inclus.",
      },
      {
        heading: "Voyager en groupe en Amérique",
        text: "La route est une bonne part du voyage, et à plusieurs elle passe vite\u00a0: quelqu’un choisit la musique, quelqu’un trouve le prochain arrêt. Dans les parcs, un groupe se partage aussi les frais de guide ou de bateau qui, en solo, pèsent lourd.",
      },
      {
        heading: "L’altitude",
        text: "Plusieurs voyages dans les Andes passent au-dessus de trois mille mètres. L’itinéraire monte par étapes et garde des jours calmes au début. Parles-en à ton médecin si tu as un doute, et lis l’effort indiqué avant de choisir.",
      },
      {
        heading: "Quels voyages",
        text: "Surtout des voyages découverte, mais aussi des treks, des expéditions, des plages, un peu de voile et de neige. Pour partir un mois précis, utilise la [recherche](/recherche).",
      },
    ],
    seo: {
      title: "Voyages en Amérique en petit groupe",
      description:
        "Canyons, Andes, Caraïbes et grandes villes\u00a0: voyager en Amérique en petit groupe de 25 à 49\u00a0ans. Saisons, déplacements et types de voyages.",
    },
  },
  africa: {
    title: "Voyages en Afrique",
    lead: "Déserts, savanes, forêts et deux océans\u00a0: des voyages où le silence compte autant que la route.",
    sections: [
      {
        heading: "Quand partir",
        text: "On peut y partir toute l’année, mais pas partout. Le Sahara se voyage d’octobre à avril, quand les nuits sont froides et les jours doux. En Afrique de l’Est et australe, la saison sèche va à peu près de juin à octobre et rassemble les animaux près de l’eau. Les îles de l’océan Indien sont agréables de mai à novembre.",
      },
      {
        heading: "Comment on s’y déplace",
        text: "En 4x4 et en minibus, sur des pistes où cent kilomètres peuvent prendre la matinée. On part tôt, on s’arrête souvent. Les heures de trajet figurent dans l’itinéraire, et les bagages souples se rangent mieux.",
      },
      {
        heading: "Où l’on dort",
        text: "Cela va du lodge au bivouac. Sous la tente, le groupe dort au même endroit et la chambre privée n’existe pas\u00a0; ailleurs, elle se demande. La page de chaque voyage dit où l’on dort, nuit après nuit.",
      },
      {
        heading: "Voyager en groupe en Afrique",
        text: "Une voiture, un guide et un permis se partagent bien. Et le soir, autour du feu, il y a toujours quelqu’un qui a vu ce que tu as manqué.",
      },
      {
        heading: "Quels voyages",
        text: "Découvertes, safaris, treks, expéditions sahariennes et quelques plages. Vérifie avant de réserver les vaccins conseillés et les documents demandés\u00a0: ton médecin et le ministère des Affaires étrangères font foi.",
      },
    ],
    seo: {
      title: "Voyages en Afrique en petit groupe",
      description:
        "Safaris, dunes, forêts et îles\u00a0: voyager en Afrique en petit groupe de 25 à 49\u00a0ans. Quand partir, où l’on dort et quels types de voyages choisir.",
    },
  },
  oceania: {
    title: "Voyages en Océanie",
    lead: "Le vol est long, raison de plus pour rester un moment\u00a0: lagons, désert rouge et îles couvertes de fougères.",
    sections: [
      {
        heading: "Quand partir",
        text: "Les saisons sont inversées. L’été de la Nouvelle-Zélande va de décembre à février. Le centre de l’Australie se visite de mai à septembre, quand il ne fait pas trop chaud. Dans les îles du Pacifique, ces mêmes mois sont les plus secs.",
      },
      {
        heading: "Un long vol",
        text: "Compte une bonne journée de trajet, et souvent une date qui change en route. La page de chaque départ distingue le jour où tu pars de chez toi et celui où le groupe se retrouve. Arriver la veille aide\u00a0: le premier jour se passe mieux après une nuit entière.\n\nN’achète ton vol qu’une fois le départ **confirmé** ou **presque complet**. Plus le billet est cher, plus l’attente est utile.",
      },
      {
        heading: "Comment on s’y déplace",
        text: "En minibus sur les routes d’Australie et de Nouvelle-Zélande, en bateau et en petits avions entre les îles. Les liaisons dépendent du vent et de l’horaire du jour\u00a0: le coordinateur a un plan pour cela.",
      },
      {
        heading: "Quels voyages",
        text: "Des voyages découverte, des plages et de la voile, d’une semaine à dix jours. On peut prolonger de son côté, avant ou après\u00a0: le vol est à toi, le calendrier aussi.",
      },
    ],
    seo: {
      title: "Voyages en Océanie en petit groupe",
      description:
        "Lagons, récifs, désert rouge et îles vertes\u00a0: voyager en Océanie en petit groupe. Saisons inversées, longs vols et types de voyages à choisir.",
    },
  },
  antarctica: {
    title: "Voyages en Antarctique",
    lead: "Un navire, quelques jours de mer et un continent sans habitants. On y va pour regarder, et pour se taire un peu.",
    sections: [
      {
        heading: "Quand partir",
        text: "La saison va de novembre à mars, l’été austral. En novembre, la neige est intacte et les manchots s’installent. En décembre et en janvier, les jours ne finissent presque pas et les petits naissent. En février et en mars, on voit davantage de baleines.",
      },
      {
        heading: "La traversée",
        text: "Entre la Terre de Feu et la péninsule, il y a le passage de Drake\u00a0: environ deux jours dans chaque sens. Il peut être calme, il peut ne pas l’être. Prends ce qu’il faut contre le mal de mer et demande conseil à ton médecin avant le départ.",
      },
      {
        heading: "La vie à bord",
        text: "Le groupe partage le navire avec d’autres passagers, mais garde sa table et son coordinateur. Les journées suivent la glace et la météo\u00a0: l’itinéraire n’est qu’une prévision, c’est le capitaine qui décide. Les guides racontent ce que l’on verra le lendemain.",
      },
      {
        heading: "Les débarquements",
        text: "On descend à terre en canot, par petits groupes, avec des bottes nettoyées avant et après. On reste à distance des animaux, on ne ramasse rien, on ne laisse rien. Les débarquements ne demandent pas d’être athlète, seulement de bien tenir sur ses jambes.",
      },
      {
        heading: "Avant de réserver",
        text: "C’est un voyage cher et qui se remplit tôt. Regarde le statut du départ avant d’acheter le vol, lis ce qui est inclus et, s’il te reste une question, [écris-nous](/contact).",
      },
    ],
    seo: {
      title: "Voyages en Antarctique en petit groupe",
      description:
        "Partir en Antarctique en petit groupe\u00a0: saison, traversée du Drake, vie à bord, débarquements et règles à respecter auprès des animaux. Voici comment.",
    },
  },
} as const satisfies Contents;
