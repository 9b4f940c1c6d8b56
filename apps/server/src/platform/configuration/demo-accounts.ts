import type { Role } from '@sillage/domain/accounts/roles.ts'

export interface DemoAccount {
  readonly role: Role
  readonly email: string
  readonly password: string
  readonly username: string
}

/** The published password of every demonstration account. */
export const DEMO_PASSWORD = 'Sillage-2026!'

/** Fictional people of demo mode; none of them exists outside it. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'user',
    username: 'camille.roussel',
    email: 'camille@exemple.fr',
    password: DEMO_PASSWORD,
  },
  {
    role: 'advisor',
    username: 'nadia.benali',
    email: 'nadia@exemple.fr',
    password: DEMO_PASSWORD,
  },
  {
    role: 'admin',
    username: 'thomas.leroy',
    email: 'thomas@exemple.fr',
    password: DEMO_PASSWORD,
  },
  { role: 'root', username: 'ines.moreau', email: 'ines@exemple.fr', password: DEMO_PASSWORD },
]
