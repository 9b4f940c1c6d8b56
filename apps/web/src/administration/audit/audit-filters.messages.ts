import { AUDIT_ACTIONS, auditActionLabel } from '@sillage/domain/audit/audit-actions.ts'
import { AGE_BAND_LABELS } from '@sillage/domain/claims/desk/age-bands.messages.ts'
import { LATE_CAUSE_LABELS } from '@sillage/domain/claims/desk/late-causes.messages.ts'
import { PRODUCT_NAMES } from '@sillage/domain/products/names.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { lowered } from './lowered.ts'

type Words = Readonly<Record<string, string>>

/** French words of the filters of the lists that staff read, in display order. */
export const FILTER_NAMES = {
  only: 'seulement',
  state: 'état',
  method: 'moyen',
  product: 'produit',
  age: 'âge',
  waits: 'attend depuis',
  reserved: 'mis de côté',
  cause: 'cause du retard',
  done: 'activité',
  within: 'sur',
  back: 'en remontant de',
  by: 'par',
} as const satisfies Words

/** What the values of a filter mean, where a value has another meaning elsewhere or is of one filter alone. */
export const FILTER_VALUES: Readonly<Record<string, Words>> = {
  action: Object.fromEntries(AUDIT_ACTIONS.map((action) => [action, auditActionLabel(action)])),
  only: {
    open: 'ouverts',
    late: 'en retard',
    unread: 'à lire',
    mentioned: 'où l’auteur est appelé',
    received: 'confiés par un collègue',
    written: 'fermés à relire',
    sign: 'à signer en second',
    second: 'en attente d’une seconde personne',
    unanswered: 'sans première réponse',
  },
  assignee: {
    me: 'soi',
    replaced: 'un collègue que l’auteur remplace',
    nobody: 'personne',
    inactive: 'personne d’actif',
  },
  state: {
    waiting: 'en attente',
    decided: 'décidés',
    open: 'à encaisser',
    late: 'en retard',
    collecting: 'à la banque',
    paid: 'payées',
    later: 'pas encore demandées',
  },
  status: {
    active: 'actif',
    expired: 'expiré',
    extended: 'prolongé',
    renewed: 'renouvelé',
    cancelled: 'résilié',
    incomplete: 'à compléter',
    to_send: 'à exporter',
    sent: 'exporté',
    rejected: 'rejeté',
    acknowledged: 'transmis',
    void: 'sans objet',
  },
  step: {
    unpaid: 'non réglées',
    to_collect: 'à encaisser',
    waiting: 'en attente',
    to_hand_over: 'à remettre',
    done: 'terminées',
  },
  method: { direct_debit: 'prélèvement', transfer: 'virement' },
  product: lowered(Object.fromEntries(PRODUCT_NAMES.map(({ id, label }) => [id, label]))),
  age: lowered(AGE_BAND_LABELS),
  cause: lowered(LATE_CAUSE_LABELS),
  done: {
    declared: 'déclarés',
    answered: 'première réponse',
    decided: 'décidés',
    reopened: 'rouverts',
  },
}

const counted = (count: number, one: string) => `${count}\u00a0${one}${count > 1 ? 's' : ''}`

/** What a number stands for. */
export const FILTER_NUMBERS: Readonly<Record<string, (value: number) => string>> = {
  waits: (days) => `${counted(days, 'jour')} ou plus`,
  reserved: (euros) => `${formatEuros(euros * 100)} ou plus`,
  within: (days) => counted(days, 'jour'),
  back: (periods) => counted(periods, 'période'),
}
