import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'

/** French text on contesting a decision: apart from that of the claim, since only its customers read it. */
export const CONTEST = {
  title: 'Contester cette décision',
  complain: 'Faire une réclamation',
  write: 'Écrivez à',
  writeOwner: 'Faites une réclamation ici, ou écrivez à',
  writeWith: 'en rappelant le numéro du sinistre.',
  delays: (acknowledged: string, answered: string) =>
    `Une réclamation envoyée aujourd’hui reçoit un accusé de réception au plus tard le ${acknowledged} et une réponse au plus tard le ${answered}.`,
  mediator: (name: string) =>
    `Si notre réponse ne vous convient pas, et de toute façon deux mois après votre première réclamation écrite, un médiateur peut être saisi gratuitement. Sillage Assurance, étant fictive, n’en a pas. Pour un assureur adhérent, c’est ${name}\u00a0:`,
  until: (day: string) =>
    `Vous pouvez agir en justice pendant ${delayText(DELAYS.timeBar)} à compter du sinistre, ou du jour où vous l’avez connu\u00a0: jusqu’au ${day} si c’était le jour même. Nommer un expert ou nous écrire en recommandé avec accusé de réception fait repartir ce délai (code des assurances, articles L114-1 et L114-2).`,
} as const
