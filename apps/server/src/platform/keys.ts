import { hkdfSync } from 'node:crypto'

/**
 * A key of its own for each purpose, drawn from the secret of the settings (HKDF, RFC 5869): what one of them signs means
 * nothing to another.
 */
export function keyFor(
  purpose: 'sessions' | 'idempotency' | 'departures' | 'log' | 'cards' | 'backups',
  secret: string,
): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `sillage ${purpose}`, 32)).toString('hex')
}
