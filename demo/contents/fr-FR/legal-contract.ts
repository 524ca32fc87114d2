import type { Contents } from "../contents.ts";

export const legalContract = {
  "legal-general-condition": {
    title: "Conditions générales de vente",
    lead: "Elles régissent le contrat entre vous et {product} pour tout voyage réservé sur ce site. Les informations propres à votre voyage et à votre départ les complètent.",
    sections: [
      {
        heading: "1. L’organisateur et les textes applicables",
        text: "Les voyages sont organisés par {product}, la société nommée dans le pied de page. Son immatriculation au registre des opérateurs de voyages et de séjours, son garant financier et son assureur de responsabilité civile professionnelle figurent dans le formulaire d’information et dans votre confirmation.\n\nChaque voyage est un forfait touristique au sens de l’article\u00a0L.\u00a0211-2 du code du tourisme. Le contrat est soumis aux articles\u00a0L.\u00a0211-1 et suivants et R.\u00a0211-3 et suivants de ce code, qui transposent la directive (UE) 2015/2302. Rien dans ces conditions ne réduit les droits que ces textes vous donnent.",
      },
      {
        heading: "2. L’information avant la réservation",
        text: "Avant le paiement, vous recevez le formulaire d’information standard fixé par l’arrêté du 1er\u00a0mars 2018 et les informations prévues par l’article\u00a0R.\u00a0211-4\u00a0: destination, itinéraire, dates, hébergement, repas, taille approximative du groupe, prix total, modalités de paiement, nombre minimal de personnes et date limite d’annulation, formalités, conditions de résolution.\n\nCes informations se trouvent sur la page du voyage et sur celle du départ. Elles nous engagent\u00a0; elles ne peuvent changer avant la conclusion du contrat que si nous vous en informons de manière claire et apparente (article\u00a0L.\u00a0211-9).",
      },
      {
        heading: "3. La réservation et le contrat",
        text: "Vous demandez une place par e-mail. Nous vous envoyons les informations ci-dessus, avec le prix et les échéances\u00a0; vous les vérifiez et confirmez une réservation avec obligation de paiement. Le contrat est conclu lorsque nous vous envoyons la confirmation, sur un support durable. Conservez-la\u00a0: elle contient toutes les informations exigées par l’article\u00a0R.\u00a0211-6.\n\nLa personne qui réserve pour d’autres garantit qu’elle en a reçu le pouvoir. Pour un départ «\u00a0sur demande\u00a0», votre message n’est pas une réservation\u00a0: le contrat naît seulement de notre confirmation.\n\nConformément aux articles\u00a0L.\u00a0221-2 et L.\u00a0221-28 du code de la consommation, le droit de rétractation de quatorze jours ne s’applique pas. Vous disposez en revanche des [conditions d’annulation](/legal/cancellation-policy).",
      },
      {
        heading: "4. Le prix, l’acompte et le solde",
        text: "Les prix sont indiqués par personne, en euros, toutes taxes comprises. Les montants affichés dans une autre devise sont des conversions sans valeur contractuelle.\n\nL’acompte indiqué sur la page du départ est versé à la réservation, s’il est encore proposé à cette date\u00a0; sinon, la totalité du prix est due. Le solde est dû 31\u00a0jours avant le départ, à la date portée sur la confirmation. S’il manque, nous vous adressons un rappel avec un nouveau délai d’au moins cinq jours\u00a0; passé celui-ci, nous pouvons considérer le défaut de paiement comme une résolution de votre part.",
      },
      {
        heading: "5. Ce que le prix comprend",
        text: "Le prix comprend les prestations énumérées sur la page du voyage et dans la confirmation, l’accompagnement du groupe par un coordinateur et l’assurance médicale et bagages. La notice d’assurance vous est remise avant la conclusion du contrat.\n\nIl ne comprend ni les vols jusqu’au point de rencontre et au retour, ni la caisse commune, réglée sur place dans la fourchette annoncée, ni les dépenses personnelles. Un vol que vous achetez vous-même ne fait pas partie du forfait. La chambre privée est comprise pour deux personnes qui réservent ensemble\u00a0; à défaut, elle donne lieu au supplément indiqué sur la page du voyage, dans la limite des disponibilités.",
      },
      {
        heading: "6. Qui peut participer",
        text: "Chaque départ indique une tranche d’âge\u00a0: 25-35\u00a0ans, 35-49\u00a0ans ou tous (25-49\u00a0ans). Entre 21 et 25\u00a0ans, ainsi qu’à 36 et 37\u00a0ans, une demande peut nous être adressée avant la réservation\u00a0; nous y répondons selon la composition du groupe.\n\nSignalez-nous avant de réserver toute mobilité réduite ou tout besoin particulier\u00a0: à votre demande, nous vous indiquons précisément si le voyage vous convient. L’effort demandé figure sur la page du voyage.",
      },
      {
        heading: "7. Les formalités",
        text: "Nous vous informons des conditions applicables aux ressortissants français en matière de passeport et de visa, des délais d’obtention et des formalités sanitaires. Si vous avez une autre nationalité, renseignez-vous auprès du consulat compétent ou demandez-nous de l’aide.\n\nIl vous appartient de disposer, le jour du départ, de documents valables et des vaccinations exigées. L’impossibilité de voyager pour défaut de documents est traitée comme une résolution de votre part.",
      },
      {
        heading: "8. La cession du contrat",
        text: "Vous pouvez céder votre contrat à une personne qui remplit les mêmes conditions que vous, tant que le voyage n’a pas commencé, en nous informant par écrit au plus tard sept jours avant son début (articles\u00a0L.\u00a0211-11 et R.\u00a0211-7). Cédant et cessionnaire sont solidairement tenus du solde et des frais de cession. Ces frais sont raisonnables, n’excèdent pas leur coût réel, et nous vous en donnons la preuve.",
      },
      {
        heading: "9. La révision du prix",
        text: "Après la conclusion du contrat, le prix ne peut augmenter que pour tenir compte d’une évolution du prix du transport liée au carburant, des taxes ou redevances imposées par des tiers, ou des taux de change (article\u00a0L.\u00a0211-12). Nous vous notifions la hausse, son motif et son calcul au plus tard vingt jours avant le début du voyage.\n\nSi la hausse dépasse 8\u00a0% du prix total, vous pouvez l’accepter ou résoudre le contrat sans frais. Si ces mêmes coûts baissent, vous avez droit à une diminution correspondante, moins nos dépenses administratives réelles.",
      },
      {
        heading: "10. Les modifications de notre part",
        text: "Nous pouvons modifier un élément mineur du voyage, par exemple l’ordre des étapes ou un hébergement de même catégorie, en vous en informant clairement.\n\nSi un événement extérieur nous contraint à modifier de façon importante une caractéristique essentielle, nous vous l’écrivons sans délai avec le délai de réponse et les conséquences de votre silence. Vous pouvez accepter, choisir un autre voyage ou résoudre le contrat sans frais, avec remboursement au plus tard quatorze jours après (articles\u00a0L.\u00a0211-13 et R.\u00a0211-9).",
      },
      {
        heading: "11. La résolution de votre part",
        text: "Vous pouvez résoudre le contrat à tout moment avant le début du voyage. C’est gratuit jusqu’à 31\u00a0jours avant le départ, et jusqu’à 8\u00a0jours avant si vous avez choisi l’option flexible. Plus tard, des frais appropriés et justifiables sont dus, selon les [conditions d’annulation](/legal/cancellation-policy).\n\nAucuns frais ne sont dus si des circonstances exceptionnelles et inévitables, survenant au lieu de destination ou à proximité immédiate, ont des conséquences importantes sur l’exécution du voyage (article\u00a0L.\u00a0211-14).",
      },
      {
        heading: "12. L’annulation de notre part",
        text: "Nous pouvons résoudre le contrat et vous rembourser intégralement, sans autre indemnité, si le groupe n’atteint pas le nombre minimal indiqué. Nous vous en informons à la date portée sur la page du départ et, en toute hypothèse, au plus tard vingt jours avant le début d’un voyage de plus de six jours, sept jours avant pour un voyage de deux à six jours, quarante-huit heures avant pour un voyage plus court.\n\nIl en va de même si des circonstances exceptionnelles et inévitables nous empêchent d’exécuter le contrat. Le remboursement intervient dans les quatorze jours. Vous pouvez lui préférer une autre date du voyage, sans frais. N’achetez votre vol que lorsque le départ est «\u00a0confirmé\u00a0» ou «\u00a0presque complet\u00a0»\u00a0: avant, nous ne pouvons pas vous garantir qu’il aura lieu.",
      },
      {
        heading: "13. La responsabilité",
        text: "{product} est responsable de plein droit de l’exécution de tous les services du contrat, qu’ils soient exécutés par nous ou par d’autres prestataires (article\u00a0L.\u00a0211-16). Signalez toute non-conformité dès que possible au coordinateur ou à notre service client. Nous y remédions, sauf si c’est impossible ou entraîne des coûts disproportionnés. À défaut, vous pouvez y remédier vous-même et nous demander le remboursement des dépenses nécessaires.\n\nVous avez droit à une réduction du prix et, le cas échéant, à des dommages et intérêts (article\u00a0L.\u00a0211-17). Ceux-ci sont exclus si la non-conformité vous est imputable, si elle est imputable à un tiers étranger aux prestations et revêt un caractère imprévisible ou inévitable, ou si elle est due à des circonstances exceptionnelles et inévitables. Sauf préjudice corporel et dommage causé intentionnellement ou par négligence, notre responsabilité est limitée à trois fois le prix total du voyage. Les limites prévues par les conventions internationales s’appliquent. Votre action se prescrit par deux ans.",
      },
      {
        heading: "14. Votre comportement pendant le voyage",
        text: "Suivez les consignes de sécurité du coordinateur, des guides et des équipages. Respectez les lois du pays et les autres membres du groupe. Toute personne qui met le groupe en danger ou rend le voyage impossible peut, après un avertissement lorsque les circonstances le permettent, être exclue de la suite du voyage, sans remboursement des prestations non utilisées autre que celui des dépenses que nous évitons.",
      },
      {
        heading: "15. L’aide et la protection contre l’insolvabilité",
        text: "Si vous êtes en difficulté pendant le voyage, nous vous apportons sans délai une aide appropriée\u00a0: informations sur les services de santé, les autorités locales et l’assistance consulaire, aide pour communiquer et pour trouver d’autres prestations (article\u00a0L.\u00a0211-17-1).\n\nLes sommes versées sont couvertes par une garantie financière (article\u00a0L.\u00a0211-18). En cas d’insolvabilité de l’organisateur, elle rembourse les paiements et assure, si le transport est compris, votre rapatriement. Le nom du garant et la manière de le saisir sont dans votre confirmation.",
      },
      {
        heading: "16. Réclamations, médiation et litiges",
        text: "Adressez votre réclamation par écrit depuis la page [contact](/contact), si possible dans le mois qui suit le retour\u00a0; un envoi plus tardif ne vous fait perdre aucun droit. Nous répondons sous soixante jours.\n\nÀ défaut de réponse satisfaisante dans ce délai, vous pouvez saisir gratuitement le Médiateur du Tourisme et du Voyage (mtv.travel), dans l’année qui suit votre réclamation (articles\u00a0L.\u00a0611-1 et suivants du code de la consommation).\n\nLe contrat est soumis au droit français. Vous pouvez saisir, à votre choix, l’une des juridictions compétentes selon le code de procédure civile ou celle du lieu où vous demeuriez à la conclusion du contrat ou lors du fait dommageable (article\u00a0R.\u00a0631-3 du code de la consommation).",
      },
    ],
    seo: {
      title: "Conditions générales de vente des voyages",
      description:
        "Contrat de voyage à forfait selon le Code du tourisme\u00a0: réservation, prix, révision, annulation, responsabilité, médiation et garantie financière.",
    },
  },
  "legal-cancellation-policy": {
    title: "Conditions d’annulation",
    lead: "Jusqu’à 31\u00a0jours avant le départ, annuler est gratuit\u00a0; avec l’option flexible, jusqu’à 8\u00a0jours avant. Voici chaque cas.",
    sections: [
      {
        heading: "1. Jusqu’à 31\u00a0jours avant le départ",
        text: "Vous pouvez annuler sans frais et sans donner de raison jusqu’à 31\u00a0jours avant la date de départ. Nous remboursons tout ce que vous avez payé, acompte compris. Le dernier jour possible est écrit sur la page du départ et court jusqu’à minuit, heure de Paris.",
      },
      {
        heading: "2. Avec l’option flexible, jusqu’à 8\u00a0jours avant",
        text: "Si vous avez choisi l’option flexible à la réservation, ce délai s’étend jusqu’à 8\u00a0jours avant le départ. Nous remboursons le prix du voyage et les suppléments. Le prix de l’option est indiqué avant le paiement\u00a0; il est remboursé si vous annulez jusqu’à 31\u00a0jours avant le départ, et non si vous vous servez de l’option ensuite.",
      },
      {
        heading: "3. Après ces délais",
        text: "Vous pouvez annuler jusqu’au début du voyage. Nous retenons alors des frais de résolution appropriés et justifiables, comme le prévoit l’article\u00a0L.\u00a0211-14 du code du tourisme\u00a0: le prix du voyage, moins les économies que nous réalisons et moins ce que rapporte votre place si elle est reprise. Ils ne dépassent jamais le prix du voyage.\n\nÀ votre demande, nous vous en donnons le calcul, poste par poste.",
      },
      {
        heading: "4. Céder votre place plutôt qu’annuler",
        text: "Jusqu’à sept jours avant le début du voyage, vous pouvez céder votre contrat à une personne qui remplit les conditions du départ, tranche d’âge comprise. Vous ne payez que les frais réels du changement.",
      },
      {
        heading: "5. Circonstances exceptionnelles et inévitables",
        text: "Si un événement exceptionnel et inévitable, tel qu’un conflit, une épidémie ou une catastrophe naturelle, se produit au lieu de destination ou à proximité immédiate et touche le voyage de façon importante, vous pouvez annuler sans frais à tout moment avant le début. Le remboursement est intégral.",
      },
      {
        heading: "6. Si nous annulons",
        text: "Si le nombre minimum de participants n’est pas atteint à la date indiquée sur la page du départ, ou si des circonstances exceptionnelles nous empêchent de partir, vous choisissez une autre date du voyage, sans frais, ou le remboursement intégral.\n\nIl en va de même si nous modifions une caractéristique essentielle du voyage ou si nous augmentons son prix de plus de 8\u00a0% et que vous ne l’acceptez pas.",
      },
      {
        heading: "7. Comment annuler, et quand vient le remboursement",
        text: "Écrivez-nous depuis l’adresse e-mail de la réservation ou par la page [contact](/contact), en indiquant le voyage et la date. La date qui compte est celle où vous envoyez votre message\u00a0; nous en accusons réception.\n\nLe remboursement intervient par le même moyen de paiement, au plus tard quatorze jours après l’annulation.",
      },
      {
        heading: "8. Vos vols",
        text: "Les vols ne font pas partie du voyage\u00a0: leur remboursement dépend des règles de la compagnie. C’est pourquoi chaque départ dit s’il faut attendre. Tant qu’il est «\u00a0programmé\u00a0», «\u00a0presque confirmé\u00a0» ou «\u00a0sur demande\u00a0», n’achetez pas de billet qui ne se rembourse pas.",
      },
      {
        heading: "9. Assurance et pièces justificatives",
        text: "L’assurance médicale et bagages incluse ne couvre pas l’annulation en elle-même, sauf mention contraire de la notice. Si vous avez une autre assurance, nous vous fournissons sur demande une attestation des frais retenus. Le reste du contrat se trouve dans les [conditions générales](/legal/general-condition).",
      },
    ],
    seo: {
      title: "Conditions d’annulation d’un voyage",
      description:
        "Annulation gratuite jusqu’à 31\u00a0jours avant le départ, 8\u00a0jours avec l’option flexible. Frais, cession, circonstances exceptionnelles et remboursement.",
    },
  },
} as const satisfies Contents;
