import type { Article } from '../article.ts'
import { insurer, mediator } from '../insurer.ts'

/** Articles L114-1 to L114-3, which the contract must reproduce, or the insurer can't invoke the time bar (R112-1). */
export const timeBar: Article = {
  id: 'prescription',
  title: 'Prescription',
  blocks: [
    {
      kind: 'text',
      text: 'Toute action née de ce contrat est prescrite par **deux ans** à compter de l’événement qui y donne naissance (article L114-1 du code des assurances). Ce délai ne court :',
    },
    {
      kind: 'steps',
      items: [
        'en cas de réticence, omission, déclaration fausse ou inexacte sur le risque couru, que du jour où l’assureur en a eu connaissance ;',
        'en cas de sinistre, que du jour où les intéressés en ont eu connaissance, s’ils prouvent qu’ils l’ont ignoré jusque-là.',
      ],
    },
    {
      kind: 'text',
      text: 'Quand l’action de l’assuré contre l’assureur a pour cause le recours d’un tiers, le délai ne court que du jour où ce tiers a exercé une action en justice contre l’assuré ou a été indemnisé par lui. Par exception, il est de cinq ans pour les dommages dus aux mouvements de terrain consécutifs à la sécheresse, reconnus comme catastrophe naturelle, et de dix ans pour les assurances contre les accidents atteignant les personnes, lorsque les bénéficiaires sont les ayants droit de l’assuré décédé.',
    },
    {
      kind: 'text',
      text: 'La prescription est interrompue (article L114-2) par une des causes ordinaires d’interruption :',
    },
    {
      kind: 'list',
      items: [
        'la reconnaissance par le débiteur du droit de l’autre (article 2240 du code civil) ;',
        'une demande en justice, même en référé, même devant une juridiction incompétente ou annulée par un vice de procédure (articles 2241 à 2243) ;',
        'une mesure conservatoire ou un acte d’exécution forcée (article 2244) ;',
        'l’interpellation d’un débiteur solidaire, du débiteur principal ou d’un héritier (articles 2245 et 2246) ;',
      ],
    },
    {
      kind: 'text',
      text: 'ainsi que par la désignation d’experts à la suite d’un sinistre, et par l’envoi d’une lettre recommandée ou d’un envoi recommandé électronique, avec accusé de réception, adressés par l’assureur à l’assuré pour le paiement de la prime, ou par l’assuré à l’assureur pour le règlement de l’indemnité.',
    },
    {
      kind: 'text',
      text: 'Les parties ne peuvent, même d’un commun accord, ni modifier la durée de la prescription, ni ajouter à ses causes de suspension ou d’interruption (article L114-3).',
    },
  ],
}

export const noWithdrawal: Article = {
  id: 'renonciation',
  title: 'Pas de droit de renonciation',
  blocks: [
    {
      kind: 'text',
      text: 'Le délai de 14 jours des contrats conclus à distance ne s’applique pas à une assurance automobile obligatoire (article L112-2-1). Vous pouvez résilier à tout moment, comme il est dit plus haut.',
    },
  ],
}

export const withdrawal: Article = {
  id: 'renonciation',
  title: 'Renonciation',
  blocks: [
    {
      kind: 'text',
      text: 'Un particulier qui souscrit à distance hors de son activité professionnelle peut renoncer pendant 14 jours pleins, sans motif ni pénalité, à compter de la conclusion ou de la réception de ces conditions si elle est postérieure (article L112-2-1). Ce droit n’existe pas pour un contrat de moins d’un mois, ni pour un contrat entièrement exécuté à votre demande.',
    },
    {
      kind: 'text',
      text: 'La page [Renoncer ou résilier](withdrawal) permet de le faire en ligne. Par écrit, ce modèle suffit :',
    },
    { kind: 'letter' },
    {
      kind: 'text',
      text: 'Nous gardons la part de prime des jours couverts et remboursons le reste dans les 30 jours.',
    },
  ],
}

/** ACPR recommendation 2024-R-02. */
export const complaints: Article = {
  id: 'reclamations',
  title: 'Réclamations et médiation',
  blocks: [
    {
      kind: 'text',
      text: `Écrivez à [${insurer.complaintsEmail}](mailto:${insurer.complaintsEmail}) ou à ${insurer.name}, service Réclamations, ${insurer.address.join(', ')}. Nous accusons réception dans les dix jours ouvrables et répondons dans les deux mois suivant l’envoi.`,
    },
    {
      kind: 'text',
      text: `Ensuite, ou sans réponse dans ce délai, vous pouvez saisir gratuitement le médiateur : pour un assureur adhérent, ${mediator.name}, ${mediator.address.join(', ')}, [${mediator.websiteLabel}](${mediator.website}). ${insurer.name}, étant fictive, n’y adhère pas. L’autorité de contrôle des assureurs est l’ACPR, 4, place de Budapest, CS 92459, 75436 Paris Cedex 09.`,
    },
  ],
}

export const personalData: Article = {
  id: 'donnees',
  title: 'Données personnelles',
  blocks: [
    {
      kind: 'text',
      text: `Vos données servent à établir le prix, à exécuter le contrat, à traiter les sinistres et à en garder la preuve. Vous pouvez les lire, les corriger, les recevoir, les faire effacer ou vous opposer à un traitement en écrivant à [${insurer.privacyEmail}](mailto:${insurer.privacyEmail}). Le détail, avec les durées, est à la page [Données personnelles](privacy). Vous pouvez saisir la CNIL.`,
    },
  ],
}
