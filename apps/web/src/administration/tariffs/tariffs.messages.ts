import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { ListedTariff } from '@sillage/wire/administration/tariffs.ts'

/** French text of the pages that prepare, simulate and approve tariffs. */
export const TARIFFS = {
  page: 'Tarifs',
  intro:
    'Un administrateur prépare un tarif à partir de celui qui est en vigueur, un autre l’approuve. Les contrats déjà signés gardent le leur.',
  loading: 'Chargement des tarifs',
  failed: 'Les tarifs n’ont pas pu être lus.',
  refresh: 'Actualiser',
  back: 'Tous les tarifs',
  one: 'Tarif',
  loadingOne: 'Chargement du tarif',
  failedOne: 'Ce tarif n’a pas pu être lu.',
  columns: {
    version: 'Tarif',
    product: 'Produit',
    starts: 'Premier jour',
    standing: 'État',
    prepared: 'Préparé par',
    approved: 'Approuvé par',
  },
  standings: {
    draft: 'Brouillon',
    approved: 'Approuvé, à venir',
    in_force: 'En vigueur',
    past: 'Passé',
    withdrawn: 'Retiré',
  } satisfies Record<ListedTariff['standing'], string>,
  shipped: 'Livré avec Sillage',
  by: (who: string, day: string) => `${who}, ${day}`,

  prepare: 'Préparer un tarif',
  prepareIntro:
    'Le brouillon reprend les nombres du tarif en vigueur. Rien ne change tant qu’un autre administrateur ne l’a pas approuvé.',
  product: 'Produit',
  starts: 'Premier jour',
  startsHint: 'Demain au plus tôt. Les prix changent ce jour-là à 0 h, heure de Paris.',
  startsMissing: 'Indiquez le premier jour.',
  create: 'Créer le brouillon',
  prepareFailed: 'Le brouillon n’a pas pu être créé.',

  from: (base: string, day: string) =>
    `Préparé à partir de ${base}, pour les contrats signés à partir du ${day}.`,
  history: 'Qui a fait quoi',
  written: (who: string, moment: string, isFirst: boolean) =>
    `${isFirst ? 'Préparé' : 'Modifié'} par ${who} le ${moment}`,
  approvedBy: (who: string, moment: string) => `Approuvé par ${who} le ${moment}`,
  withdrawnBy: (who: string, moment: string) => `Retiré par ${who} le ${moment}`,
  reasonWas: (reason: string) => `Motif\u00a0: ${reason}`,
  download: 'Télécharger en JSON',
  import: 'Reprendre un fichier JSON',
  downloadFailed: 'Le fichier du tarif n’a pas pu être téléchargé.',
  importFailed: 'Ce fichier n’a pas été repris.',
  imported: 'Nombres du fichier repris.',

  numbers: 'Les nombres',
  numbersHint: (base: string) =>
    `À côté de chaque nombre modifié, celui de ${base}. Les poids des durées imprimées dans les conditions générales ne changent qu’avec elles.`,
  changed: (count: number) => {
    if (count === 0) return 'Aucun nombre modifié'
    return count === 1 ? '1 nombre modifié' : `${formatNumber(count)} nombres modifiés`
  },
  former: (value: string) => `avant\u00a0: ${value}`,
  noNumber: '–',
  cell: (row: string, column: string) => `${row}, ${column}`,
  units: { cents: '€', share: '%', factor: '', weight: '' },
  version: 'Nom du tarif',
  versionMissing: 'Donnez un nom à ce tarif.',
  save: 'Enregistrer',
  saved: 'Brouillon enregistré.',
  saveFailed: 'Le brouillon reste tel qu’il était.',
  notNumber: 'Corrigez les cases qui ne sont pas des nombres.',
  unsaved: 'Enregistrez vos changements avant de simuler ou d’approuver.',

  simulation: 'Simulation',
  simulationIntro:
    'Ce que paierait chaque contrat en cours s’il était signé aujourd’hui, avec les mêmes réponses et les mêmes jours\u00a0: au tarif d’origine, puis à celui-ci.',
  simulate: 'Simuler sur les contrats en cours',
  simulateAgain: 'Simuler de nouveau',
  simulating: 'Simulation en cours',
  simulationFailed: 'La simulation n’a pas abouti.',
  csv: 'Télécharger en CSV',
  csvFailed: 'Le CSV n’a pas pu être téléchargé.',
  models: (count: number) =>
    `Aucun contrat en cours ne répond à toutes les questions de ce tarif. La simulation porte donc sur ${formatNumber(count)} contrats types, qui n’existent pas\u00a0: celui d’un assuré ordinaire pour 30, 180 et 365 jours, puis un pour chaque autre réponse. Elle montre ce que change chaque réponse, pas ce que paieront les assurés.`,
  countedAll: (count: number) =>
    count === 1
      ? 'L’unique contrat en cours est simulé.'
      : `Les ${formatNumber(count)} contrats en cours sont simulés.`,
  counted: (count: number, inForce: number) =>
    `${count === 1 ? '1 contrat simulé' : `${formatNumber(count)} contrats simulés`} sur ${formatNumber(inForce)} en cours.`,
  left: (count: number) =>
    count === 1
      ? '1 contrat est laissé de côté\u00a0: signé sur un ancien questionnaire, il ne répond pas à toutes les questions dont ce tarif tient compte.'
      : `${formatNumber(count)} contrats sont laissés de côté\u00a0: signés sur un ancien questionnaire, ils ne répondent pas à toutes les questions dont ce tarif tient compte.`,
  drawn: 'Les contrats simulés sont tirés au hasard parmi tous.',
  figures: {
    counted: 'Contrats simulés',
    models: 'Contrats types',
    change: 'Évolution du total',
    dearer: 'Plus chers',
    cheaper: 'Moins chers',
  },
  amounts: 'Montants',
  total: 'Total',
  mean: 'Moyenne par contrat',
  rise: 'Plus forte hausse',
  fall: 'Plus forte baisse',
  before: 'Avant',
  after: 'Après',
  changeIs: 'Évolution',
  segment: 'Segment',
  parts: {
    text: 'Valeur',
    count: 'Contrats',
    before: 'Moyenne avant',
    after: 'Moyenne après',
    change: 'Évolution',
  },

  decision: 'Décision',
  approve: 'Approuver ce tarif',
  approveTitle: (version: string) => `Approuver ${version}`,
  approveIntro: (day: string) =>
    `À partir du ${day}, chaque nouveau devis et chaque nouveau contrat suivra ce tarif. Il ne pourra plus être modifié, seulement retiré avant ce jour.`,
  approved: 'Tarif approuvé.',
  approveFailed: 'Le tarif n’a pas été approuvé.',
  withdraw: 'Retirer ce tarif',
  withdrawTitle: (version: string) => `Retirer ${version}`,
  withdrawIntro:
    'Le tarif en vigueur reste en vigueur. Ce tarif-ci et son motif restent dans la liste.',
  reason: 'Motif du retrait',
  reasonMissing: 'Dites pourquoi ce tarif est retiré.',
  withdrawn: 'Tarif retiré.',
  withdrawFailed: 'Le tarif n’a pas été retiré.',
} as const
