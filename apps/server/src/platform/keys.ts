import { hkdfSync } from 'node:crypto'

/**
 * Derives a separate key for each purpose from the secret of the settings (HKDF, RFC 5869), so that a signature made
 * for one purpose is not valid for another.
 */
export function keyFor(
  purpose: 'sessions' | 'idempotency' | 'departures' | 'log' | 'cards' | 'backups',
  secret: string,
): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `sillage ${purpose}`, 32)).toString('hex')
}
