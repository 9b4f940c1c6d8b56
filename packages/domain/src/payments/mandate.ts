import { DELAYS, delayText } from '../law/delays.ts'

/** The wording of a mandate: EPC, SEPA Core Direct Debit, in French. */
export const MANDATE_TITLE = 'Mandat de prélèvement SEPA'

/** What the signatory of a mandate authorises (EPC, SEPA Core Direct Debit, French wording). */
export function mandateAuthorisation(creditor: string): string {
  return `En signant ce formulaire de mandat, vous autorisez (A) ${creditor} à envoyer des instructions à votre banque pour débiter votre compte, et (B) votre banque à débiter votre compte conformément aux instructions de ${creditor}. Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Une demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte pour un prélèvement autorisé.`
}

/** Shown beside the schedule, which is the pre-notification of each debit. */
export const PRE_NOTIFICATION = `L’échéancier vaut préavis de chaque prélèvement\u202f; préavis réduit à ${delayText(DELAYS.preNotification)}.`

/**
 * The unique reference of a mandate (RUM): « SLG » and twenty characters of its id, in capitals because people read it
 * out.
 */
export function mandateReference(id: string): string {
  return `SLG${id.replaceAll('-', '').slice(0, 20).toUpperCase()}`
}
