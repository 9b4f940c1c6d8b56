import { insurer } from '../insurer.ts'

const SUBJECT = 'Renonciation à mon contrat d’assurance'

const lines = [
  'Je soussigné(e) [prénom, nom], demeurant [adresse], renonce à mon contrat d’assurance n° [numéro], conclu à distance le [date].',
  'Je demande le remboursement de la prime déjà payée, moins la part due pour les jours où j’ai été couvert(e).',
  '[Date et signature]',
]

export const withdrawalMailHref = `mailto:${insurer.contactEmail}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(lines.join('\n\n'))}`

/** The model letter that the general conditions must carry (code des assurances, L112-2-1). */
export function WithdrawalLetter() {
  return (
    <blockquote className="text-letter">
      <p>
        <strong>Objet : {SUBJECT.charAt(0).toLowerCase() + SUBJECT.slice(1)}</strong>
      </p>
      <p>
        {insurer.name}, {insurer.address.join(', ')}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  )
}
