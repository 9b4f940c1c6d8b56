import type { Profile } from '@sillage/wire/accounts/profile.ts'

/** A profile for tests. */
export function sampleProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    username: 'lou.perrin',
    email: 'lou@exemple.fr',
    role: 'user',
    isActive: true,
    firstName: 'Lou',
    lastName: '',
    accountKind: 'particulier',
    requestedRole: null,
    companyName: null,
    siren: null,
    signer: null,
    address: null,
    person: null,
    mailsOff: [],
    emailVerified: true,
    lapsesAt: null,
    roleRequestWaitsFor: null,
    pendingEmail: null,
    createdAt: '2026-11-21T18:00:00.000Z',
    ...change,
  }
}
