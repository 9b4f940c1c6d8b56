import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import {
  formatInstant,
  formatLongDay,
  formatParisTime,
  groupHexadecimal,
  parisDay,
} from '../document-text.ts'
import { paperSheet } from '../paper-sheet.ts'
import type { PlateChangeDocument } from './plate-change-document.ts'

const METHODS = { drawn: 'dessinée à l’écran', typed: 'saisie au clavier' } as const

export function plateChangeSheet({ signature, ...change }: PlateChangeDocument) {
  return {
    ...paperSheet(change),
    car: change.car,
    before: change.before,
    plate: change.plate,
    consent: change.consent,
    insuredVehicles: delayText(DELAYS.insuredVehicles),
    from: `${formatLongDay(parisDay(change.issuedAt))} à ${formatParisTime(change.issuedAt)}, heure de Paris`,
    signature: signature && {
      method: METHODS[signature.method],
      signedAt: formatInstant(change.issuedAt),
      documentSha256: groupHexadecimal(signature.documentSha256),
      accountId: signature.accountId,
      sessionId: signature.sessionId,
      ipAddress: signature.ipAddress,
      userAgent: signature.userAgent,
      isConsentSent: signature.isConsentSent,
    },
  }
}
