import type { ContractDocument } from '../document-data.ts'
import { formatAmount, formatLongDay } from '../document-text.ts'

const MOVED = 'Votre adresse est désormais celle de votre profil. '

/** Which contract this one continues, and its price: an amendment must name what it amends. */
export function continuedSheet({
  origin,
  continued,
  period,
  price,
  contribution,
}: ContractDocument) {
  if (!continued || origin === 'original') return undefined
  const { contractId, lastDay, cents, isMoved = false } = continued
  const totalCents = price.cents + (contribution?.cents ?? 0)
  const end = formatLongDay(lastDay)
  return origin === 'extension'
    ? {
        title: 'Contrat prolongé',
        text: `Cet avenant prolonge le contrat n° ${contractId}, dont le dernier jour était le ${end}\u00a0: c’est désormais le ${formatLongDay(period.end)}. Vous payez ${formatAmount(totalCents - cents)} pour les jours ajoutés, en plus des ${formatAmount(cents)} du contrat prolongé. ${isMoved ? MOVED : ''}Vos ${isMoved ? 'autres ' : ''}réponses, vos garanties et les autres conditions ne changent pas.`,
      }
    : {
        title: 'Contrat renouvelé',
        text: `Ce contrat fait suite au contrat n° ${contractId}, dont le dernier jour est le ${end}. ${totalCents === cents ? 'Il est au même prix' : `Il coûte ${formatAmount(totalCents)}, et le contrat précédent ${formatAmount(cents)}`}. Vos réponses et vos garanties sont écrites plus bas.`,
      }
}

/** For an extension, the cost of the added days: what is to be paid now, besides the price of the whole period. */
export function addedSheet({ origin, continued, price, contribution }: ContractDocument) {
  if (!continued || origin !== 'extension') return undefined
  const totalCents = price.cents + (contribution?.cents ?? 0)
  return {
    before: `−${formatAmount(continued.cents)}`,
    cents: formatAmount(totalCents - continued.cents),
  }
}
