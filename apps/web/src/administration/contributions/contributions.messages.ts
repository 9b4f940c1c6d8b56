import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import type { HandledContribution } from '@sillage/wire/contracts/contribution-desk.ts'

const plural = (count: number, one: string, many: string) =>
  `${count}\u00a0${count > 1 ? many : one}`

/** French text of the contributions page. */
export const CONTRIBUTIONS_PAGE = {
  page: 'Contributions',
  intro:
    'Ce que les clients ont ajouté pour des projets climat\u00a0: encaissé, rendu, puis remis à un partenaire contre un certificat.',
  loading: 'Chargement des contributions',
  failed: 'Les contributions n’ont pas pu être lues.',
  refresh: 'Actualiser',
  download: 'Télécharger en CSV',
  downloadFailed: 'Le fichier des contributions n’a pas pu être préparé.',
  totals: {
    bought: 'Achetées',
    given_back: 'Rendues',
    collected: 'Encaissées',
    handed_over: 'Remises',
  },
  filter: 'Étape',
  steps: {
    unpaid: 'À régler',
    to_collect: 'À encaisser',
    waiting: 'En attente',
    to_hand_over: 'À remettre',
    done: 'Terminées',
  } satisfies Record<HandledContribution['step'], string>,
  stepsSaid: {
    unpaid:
      'Le client n’a pas encore réglé, ou sa banque peut encore reprendre le prélèvement\u00a0: elles ne se remettent pas.',
    to_collect: 'Réglées par les clients. Cochez celles dont l’argent est bien arrivé.',
    waiting: 'Encaissées\u00a0: une part peut encore être rendue jusqu’au dernier jour du contrat.',
    to_hand_over: 'Plus rien ne peut en être rendu\u00a0: elles peuvent aller à un partenaire.',
    done: 'Remises à un partenaire, ou rendues en entier.',
  } satisfies Record<HandledContribution['step'], string>,
  nothing: 'Aucune contribution à cette étape.',
  more: (shown: number, total: number) => `Les ${shown} plus récentes sont montrées, sur ${total}.`,
  columns: {
    chosen: 'Choisie',
    contract: 'Contrat',
    option: 'Projet',
    lastDay: 'Dernier jour',
    bought: 'Achetée',
    back: 'Rendue',
    remaining: 'Reste',
    handed: 'Remise',
  },
  choose: (name: string, id: string) => `Choisir la contribution de ${name}, contrat ${id}`,
  options: {
    renewable_energy: 'Énergie renouvelable',
    tree_planting: 'Plantation d’arbres',
  } satisfies Record<ContributionOption, string>,
  handed: (partner: string, certificate: string, day: string) =>
    `${partner}, certificat ${certificate}, le ${day}`,
  chosen: (count: number, sum: string) =>
    `${plural(count, 'contribution', 'contributions')}, ${sum}`,
  collect: 'Noter encaissées',
  handOver: 'Noter remises',
  partner: 'Partenaire',
  certificate: 'Numéro du certificat',
  certificateHint: 'Reprenez-le dans le libellé du virement\u00a0: le relevé sera rapproché seul.',
  recordFailed: 'Rien n’a été noté.',
  recorded: (count: number) =>
    count > 1 ? `${count} contributions notées.` : `${count} contribution notée.`,
} as const
