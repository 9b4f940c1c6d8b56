import { DELAYS, delayText } from '../../law/delays.ts'
import { type Article, list, paragraph } from '../article.ts'
import { insurer, mediator } from '../insurer.ts'

/**
 * Articles L114-1 to L114-3, which the contract must reproduce, or the insurer can't invoke the time bar, and the
 * ordinary causes of interruption (R112-1).
 */
export const timeBar: Article = {
  id: 'prescription',
  title: 'Prescription',
  blocks: [
    paragraph(
      'La loi fixe le temps dont chacun dispose pour agir en justice. Le contrat reproduit ses articles.',
    ),
    {
      kind: 'law',
      source: 'Article L114-1',
      paragraphs: [
        'Toutes actions dérivant d’un contrat d’assurance sont prescrites par deux ans à compter de l’événement qui y donne naissance. Par exception, les actions dérivant d’un contrat d’assurance relatives à des dommages résultant de mouvements de terrain consécutifs à la sécheresse-réhydratation des sols, reconnus comme une catastrophe naturelle dans les conditions prévues à l’article L125-1, sont prescrites par cinq ans à compter de l’événement qui y donne naissance.',
        'Toutefois, ce délai ne court :',
        '1° En cas de réticence, omission, déclaration fausse ou inexacte sur le risque couru, que du jour où l’assureur en a eu connaissance ;',
        '2° En cas de sinistre, que du jour où les intéressés en ont eu connaissance, s’ils prouvent qu’ils l’ont ignoré jusque-là.',
        'Quand l’action de l’assuré contre l’assureur a pour cause le recours d’un tiers, le délai de la prescription ne court que du jour où ce tiers a exercé une action en justice contre l’assuré ou a été indemnisé par ce dernier.',
        'La prescription est portée à dix ans […] dans les contrats d’assurance contre les accidents atteignant les personnes, lorsque les bénéficiaires sont les ayants droit de l’assuré décédé.',
      ],
    },
    {
      kind: 'law',
      source: 'Article L114-2',
      paragraphs: [
        'La prescription est interrompue par une des causes ordinaires d’interruption de la prescription et par la désignation d’experts à la suite d’un sinistre. L’interruption de la prescription de l’action peut, en outre, résulter de l’envoi d’une lettre recommandée ou d’un envoi recommandé électronique, avec accusé de réception, adressés par l’assureur à l’assuré en ce qui concerne l’action en paiement de la prime et par l’assuré à l’assureur en ce qui concerne le règlement de l’indemnité.',
      ],
    },
    {
      kind: 'law',
      source: 'Article L114-3',
      paragraphs: [
        'Par dérogation à l’article 2254 du code civil, les parties au contrat d’assurance ne peuvent, même d’un commun accord, ni modifier la durée de la prescription, ni ajouter aux causes de suspension ou d’interruption de celle-ci.',
      ],
    },
    paragraph('Les causes ordinaires d’interruption sont, dans le code civil :'),
    list(
      'la reconnaissance par le débiteur du droit de l’autre (article 2240) ;',
      'une demande en justice, même en référé, même portée devant un juge incompétent ou annulée pour un vice de procédure (articles 2241 à 2243) ;',
      'une mesure conservatoire ou un acte d’exécution forcée (article 2244) ;',
      'l’interpellation d’un débiteur solidaire, d’un héritier de ce débiteur, du débiteur principal pour la caution, ou leur reconnaissance (articles 2245 et 2246).',
    ),
  ],
}

/** ACPR recommendation 2024-R-02; code de la consommation, L612-2. */
const complaintsTo = (mediation: string): Article => ({
  id: 'reclamations',
  title: 'Réclamations, médiation, tribunal',
  blocks: [
    paragraph(
      `Écrivez à [${insurer.complaintsEmail}](mailto:${insurer.complaintsEmail}) ou à ${insurer.name}, service Réclamations, ${insurer.address.join(', ')}. Nous accusons réception dans les ${delayText(DELAYS.complaintAcknowledged)} et répondons dans les ${delayText(DELAYS.complaintAnswered)} de l’envoi (recommandation 2024-R-02 de l’ACPR).`,
    ),
    paragraph(mediation),
    paragraph(
      'Son avis ne s’impose ni à vous ni à nous : le tribunal judiciaire reste ouvert, celui de votre domicile notamment (article R114-1).',
    ),
  ],
})

const MEDIATOR = `Pour un assureur adhérent : ${mediator.name}, ${mediator.address.join(', ')}, [${mediator.websiteLabel}](${mediator.website}). ${insurer.name}, étant fictive, n’y adhère pas.`

export const complaints = complaintsTo(
  `Si notre réponse ne vous convient pas, et de toute façon ${delayText(DELAYS.complaintAnswered)} après votre première réclamation écrite, qu’il y ait été répondu ou non, vous pouvez saisir gratuitement le médiateur, tant qu’aucun tribunal ne l’est et pendant ${delayText(DELAYS.mediator)} après cette réclamation (code de la consommation, article L612-2). ${MEDIATOR}`,
)

/** For contracts signed before the current version. */
export const complaints202702 = complaintsTo(
  `${delayText(DELAYS.complaintAnswered)} après votre première réclamation écrite, qu’il y ait été répondu ou non, et pendant ${delayText(DELAYS.mediator)} après elle, un assuré qui n’a pas saisi le tribunal peut saisir gratuitement le médiateur (code de la consommation, article L612-2). ${MEDIATOR}`,
)

export const personalData: Article = {
  id: 'donnees',
  title: 'Données personnelles',
  blocks: [
    paragraph(
      `${insurer.name} traite vos données pour fixer le prix, exécuter le contrat, régler les sinistres et tenir ses obligations légales (règlement (UE) 2016/679, article 6). Les données de santé d’un sinistre demandent votre accord exprès et ne sont lues que par les personnes qui le traitent (article 9). Les réponses marquées comme nécessaires le sont pour conclure le contrat.`,
    ),
    paragraph(
      `Vous pouvez les lire, les corriger, les recevoir, les faire effacer, limiter un traitement ou vous y opposer en écrivant à [${insurer.privacyEmail}](mailto:${insurer.privacyEmail}). Destinataires et durées sont à la page [Données personnelles](privacy). Vous pouvez saisir la CNIL.`,
    ),
  ],
}

/** eIDAS, article 25; code civil, articles 1366 and 1367. */
export const signature: Article = {
  id: 'signature',
  title: 'Signature et preuve',
  blocks: [
    paragraph(
      'Le contrat se signe à l’écran, par un dessin ou au clavier. C’est une signature électronique simple au sens du règlement eIDAS (code civil, articles 1366 et 1367). La page de preuve du contrat dit ce qui est gardé : l’empreinte SHA-256 du contenu présenté, le compte, la date et l’heure UTC, l’adresse IP, le navigateur, la phrase d’accord, les documents remis d’après le serveur et ceux ouverts d’après la page.',
    ),
    paragraph(
      'Vos contrats restent dans votre espace, où vous les téléchargez autant de fois que vous voulez. Une copie sur papier est gratuite, sur demande (article L111-10).',
    ),
  ],
}

/** Not an insurance: it changes no cover. `onCancelling` says what is refunded of it when the contract is cancelled. */
export const contribution = (onCancelling: string): Article => ({
  id: 'contribution',
  title: 'Contribution facultative à des projets climat',
  blocks: [
    paragraph(
      `Vous pouvez ajouter au prix une contribution au financement de projets climat. Elle n’est jamais cochée d’avance et ne change aucune garantie. Elle ne supprime pas les émissions estimées. Le montant, le type de projet et le jeu de facteurs utilisé sont gardés avec le contrat. Si vous renoncez au contrat, elle vous est rendue en entier. ${onCancelling}`,
    ),
  ],
})
