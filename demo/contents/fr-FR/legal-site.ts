import type { Contents } from "../contents.ts";

export const legalSite = {
  "legal-privacy-policy": {
    title: "Politique de confidentialité",
    lead: "Quelles données nous traitons, pourquoi, combien de temps, et comment vous gardez la main dessus.",
    sections: [
      {
        heading: "1. Qui est responsable",
        text: "Le responsable du traitement est {product}, la société nommée dans le pied de page. Pour toute question sur vos données ou pour joindre la personne chargée de leur protection, écrivez-nous par la page [contact](/contact) avec l’objet «\u00a0Données personnelles\u00a0».\n\nNous appliquons le règlement (UE) 2016/679 (RGPD) et la loi n°\u00a078-17 du 6 janvier 1978, dite Informatique et Libertés.",
      },
      {
        heading: "2. Les données que nous traitons",
        text: "- **Visite du site**\u00a0: adresse IP, date et heure, page demandée, type de navigateur.\n- **Compte**\u00a0: adresse e-mail, codes de connexion à usage unique, prénom, favoris et alertes.\n- **Réservation**\u00a0: identité, date de naissance, coordonnées, voyage choisi, paiements, échanges avec nous.\n- **Voyage**\u00a0: nationalité et numéro de passeport si un prestataire ou une autorité l’exige, personne à prévenir, besoins alimentaires.\n- **Après le voyage**\u00a0: avis, photos que vous nous envoyez, réclamations.\n\nNous recevons ces données de vous ou de la personne qui réserve pour vous. Le numéro de carte est saisi chez le prestataire de paiement\u00a0: nous ne le voyons pas.",
      },
      {
        heading: "3. Pourquoi, et sur quelle base",
        text: "- **Préparer et exécuter votre voyage**\u00a0: exécution du contrat (article\u00a06, 1, b du RGPD).\n- **Tenir la comptabilité, respecter le code du tourisme et les règles d’entrée des pays**\u00a0: obligation légale (article\u00a06, 1, c).\n- **Assurer la sécurité du site, répondre à vos messages, défendre nos droits**\u00a0: intérêt légitime (article\u00a06, 1, f).\n- **Vous envoyer des nouvelles, mesurer l’audience, publier vos photos**\u00a0: votre consentement (article\u00a06, 1, a), que vous pouvez retirer à tout moment.\n\nLes champs nécessaires sont signalés. Sans eux, nous ne pouvons pas vous répondre ou vous inscrire\u00a0; les autres sont facultatifs.",
      },
      {
        heading: "4. Les données sensibles",
        text: "Une allergie, un traitement ou une mobilité réduite relèvent de la santé. Nous ne traitons ces données que si vous nous les confiez, avec votre consentement explicite (article\u00a09, 2, a du RGPD), et ne les transmettons qu’aux personnes qui en ont besoin pour votre voyage. En cas d’urgence vitale, elles peuvent être données aux secours.",
      },
      {
        heading: "5. Ce que le groupe voit de vous",
        text: "Personne ne voit la composition d’un groupe sans se connecter. Après connexion, les autres voient votre prénom et des indications sur le groupe, par exemple combien de personnes partent pour la première fois. Votre adresse, votre téléphone et votre date de naissance ne sont pas montrés. Le coordinateur reçoit ce qu’il lui faut pour le voyage.",
      },
      {
        heading: "6. Qui reçoit vos données",
        text: "- les prestataires du voyage\u00a0: hôtels, transporteurs, guides\u00a0;\n- le coordinateur de votre groupe\u00a0;\n- l’assureur et l’assistance\u00a0;\n- le prestataire de paiement et votre banque\u00a0;\n- nos sous-traitants techniques, liés par un contrat selon l’article\u00a028 du RGPD\u00a0;\n- les autorités, lorsque la loi l’exige.\n\nNous ne vendons pas vos données et ne les louons pas.",
      },
      {
        heading: "7. Hors de l’Union européenne",
        text: "Un voyage hors d’Europe suppose d’y envoyer des données\u00a0: une liste de noms à un hôtel, un passeport pour un permis. Ce transfert est nécessaire à l’exécution de votre contrat (article\u00a049, 1, b du RGPD) et se limite à l’indispensable.\n\nLorsqu’un sous-traitant se trouve hors de l’Union, nous nous fondons sur une décision d’adéquation ou sur les clauses contractuelles types de la Commission européenne. Vous pouvez en demander une copie.",
      },
      {
        heading: "8. Combien de temps",
        text: "- **Compte**\u00a0: tant que vous l’utilisez, puis trois ans après la dernière activité.\n- **Réservation et échanges**\u00a0: cinq ans après le voyage.\n- **Pièces comptables**\u00a0: dix ans.\n- **Passeport et santé**\u00a0: trois mois au plus après le retour.\n- **Nouvelles et alertes**\u00a0: jusqu’à ce que vous y mettiez fin, et au plus trois ans sans réaction de votre part.\n- **Journaux techniques**\u00a0: douze mois au plus.\n\nEnsuite, les données sont effacées ou rendues anonymes.",
      },
      {
        heading: "9. Traceurs et stockage local",
        text: "Sans vous demander votre accord, nous n’utilisons que ce qui est nécessaire\u00a0: la session après connexion, la devise choisie, votre réponse sur les traceurs. Les recherches récentes restent dans votre navigateur et ne nous sont pas envoyées.\n\nLa mesure d’audience, la carte interactive et tout autre service tiers ne se chargent qu’après votre accord (article\u00a082 de la loi Informatique et Libertés). Refuser est aussi simple qu’accepter, et vous pouvez changer d’avis quand vous voulez.",
      },
      {
        heading: "10. E-mails d’information et alertes",
        text: "Nous vous écrivons au sujet de votre réservation parce que le contrat l’exige. Les autres nouvelles ne partent que si vous les avez demandées. Une alerte pour un départ ou un voyage s’arrête d’un clic depuis chacun de nos e-mails.",
      },
      {
        heading: "11. La sécurité",
        text: "Les échanges avec le site sont chiffrés, les mots de passe et les codes ne sont gardés que sous une forme irréversible et les accès de notre équipe sont limités à leur tâche. Si une violation de données devait présenter un risque pour vous, nous en informerions la CNIL dans les soixante-douze heures et vous-même si le risque est élevé.",
      },
      {
        heading: "12. Vos droits",
        text: "Vous pouvez accéder à vos données, les faire rectifier ou effacer, limiter leur traitement, vous y opposer, les recevoir dans un format courant et retirer votre consentement (articles\u00a015 à 22 du RGPD). Vous pouvez aussi laisser des directives sur leur sort après votre décès.\n\nÉcrivez-nous par la page [contact](/contact). Nous répondons dans le délai d’un mois et ne vous demandons une preuve d’identité qu’en cas de doute raisonnable.",
      },
      {
        heading: "13. Décisions automatisées",
        text: "Aucune décision qui produise un effet juridique pour vous n’est prise par une machine seule. Le classement des résultats d’une recherche suit les critères que vous choisissez, pas votre profil.",
      },
      {
        heading: "14. Réclamation auprès de la CNIL",
        text: "Si vous estimez que vos droits ne sont pas respectés, vous pouvez saisir la Commission nationale de l’informatique et des libertés (cnil.fr) ou l’autorité de contrôle du pays de l’Union où vous vivez ou travaillez. Nous préférons que vous nous en parliez d’abord, mais rien ne vous y oblige.",
      },
      {
        heading: "15. Modifications",
        text: "Nous mettons ce texte à jour quand nos traitements changent. La date de la dernière modification est en bas de page. Si un changement touche une donnée que vous nous avez déjà confiée, nous vous l’écrivons avant qu’il s’applique.",
      },
    ],
    seo: {
      title: "Politique de confidentialité",
      description:
        "Données traitées, finalités, bases légales, durées, destinataires, traceurs et vos droits selon le RGPD\u00a0: tout ce que {product} fait de vos données.",
    },
  },
  "legal-terms-conditions": {
    title: "Conditions d’utilisation du site",
    lead: "Elles disent ce que vous pouvez attendre de ce site et ce que nous attendons de vous quand vous l’utilisez. L’achat d’un voyage relève des conditions générales de vente.",
    sections: [
      {
        heading: "1. Éditeur et champ d’application",
        text: "Ce site est édité par {product}, la société nommée dans le pied de page. Son représentant légal assure la direction de la publication au sens de la loi n°\u00a02004-575 du 21 juin 2004 pour la confiance dans l’économie numérique. Le reste figure dans les [mentions légales](/contact#mentions-legales).\n\nL’utilisation du site vaut pour la version en ligne à ce moment. Réserver un voyage suppose d’accepter les [conditions générales de vente](/legal/general-condition).",
      },
      {
        heading: "2. Ce que le site vous permet",
        text: "Vous pouvez consulter les voyages, chercher un départ, lire les avis et nous écrire, sans compte et gratuitement. Certaines fonctions demandent une connexion, par exemple voir qui part dans un groupe. Vos frais d’accès à internet restent à votre charge.",
      },
      {
        heading: "3. Votre compte",
        text: "La connexion se fait avec votre adresse e-mail et un code à usage unique. Gardez l’accès à votre messagerie pour vous et prévenez-nous si quelqu’un s’en sert. Un compte est personnel et réservé aux personnes majeures.\n\nVous pouvez le supprimer à tout moment. Nous pouvons le suspendre en cas de fraude ou de manquement grave, en vous en donnant la raison et, sauf urgence, après avoir recueilli vos observations.",
      },
      {
        heading: "4. L’exactitude des informations",
        text: "Prix, places libres, nombre de personnes inscrites et statut d’un départ viennent de nos données et changent en cours de journée. Ce qui vous engage et nous engage est ce qui figure dans la confirmation. Une erreur évidente, par exemple un prix dérisoire, ne nous lie pas\u00a0; nous vous en informons et vous remboursons.\n\nLes cartes sont simplifiées et les images d’illustration sont dessinées\u00a0: elles donnent une idée du lieu, non un plan.",
      },
      {
        heading: "5. Les devises",
        text: "Vous payez en euros. Un montant affiché dans une autre devise est une conversion au taux et à la date indiqués, sans valeur contractuelle.",
      },
      {
        heading: "6. Les avis",
        text: "Les avis proviennent d’un prestataire et sont donnés par des personnes ayant voyagé. La note est sur 5. Nous choisissons ceux qui apparaissent, sans modifier ni les textes ni les chiffres\u00a0: la moyenne et la répartition comptent tous les avis, favorables ou non. Aucune contrepartie n’est versée. La date du voyage est indiquée avec l’avis.",
      },
      {
        heading: "7. Ce que vous nous envoyez",
        text: "Vos photos et vos textes restent à vous. Vous garantissez en être l’auteur et avoir l’accord des personnes reconnaissables, et vous nous accordez le droit gratuit et non exclusif de les montrer, comme l’explique la page [Partage tes photos](/partage-medias). N’envoyez rien d’illicite, d’injurieux ou de trompeur.",
      },
      {
        heading: "8. Propriété intellectuelle",
        text: "Les textes, dessins, photos, marques et programmes de ce site nous appartiennent ou sont utilisés avec l’accord de leurs titulaires. Vous pouvez les lire, les imprimer pour vous et partager un lien. Toute autre reproduction, ainsi que l’extraction d’une partie substantielle du catalogue, demande notre accord écrit.",
      },
      {
        heading: "9. Usages interdits",
        text: "Il est interdit de perturber le site, d’en contourner les protections, d’y introduire un programme nuisible, d’usurper l’identité de quelqu’un ou de recueillir des données sur d’autres utilisateurs. La lecture par un moteur de recherche qui respecte nos indications techniques est permise.",
      },
      {
        heading: "10. Signaler un contenu",
        text: "Vous pouvez nous signaler un contenu illicite par la page [contact](/contact), en indiquant son adresse, la raison et vos coordonnées. C’est aussi notre point de contact au sens du règlement (UE) 2022/2065 sur les services numériques. Nous vous répondons, avec les motifs de notre décision et les recours possibles.",
      },
      {
        heading: "11. Disponibilité et responsabilité",
        text: "Nous faisons notre possible pour que le site reste accessible, sans pouvoir le promettre à toute heure\u00a0: il peut être interrompu pour un entretien ou par une panne. Nous répondons de nos fautes dans les conditions de la loi. Nous ne répondons pas du contenu des sites tiers vers lesquels mène un lien.",
      },
      {
        heading: "12. Droit applicable",
        text: "Ces conditions sont soumises au droit français. Si une clause se révélait nulle, les autres resteraient valables. En cas de différend, écrivez-nous d’abord\u00a0; vous pouvez ensuite recourir au médiateur et aux juridictions désignés dans les [conditions générales de vente](/legal/general-condition).",
      },
    ],
    seo: {
      title: "Conditions d’utilisation du site",
      description:
        "Éditeur, compte, exactitude des informations, avis, contenus envoyés, propriété intellectuelle et signalement\u00a0: les règles d’utilisation de ce site.",
    },
  },
} as const satisfies Contents;
