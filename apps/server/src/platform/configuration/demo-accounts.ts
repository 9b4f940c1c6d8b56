import type { Role } from '@sillage/domain/accounts/roles.ts'

export interface DemoAccount {
  readonly role: Role
  readonly email: string
  readonly password: string
  readonly username: string
}

/** Fictional people of demo mode; none of this exists outside it. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'user',
    username: 'camille.roussel',
    email: 'camille@exemple.fr',
    password: 'Sillage-2026!',
  },
  {
    role: 'advisor',
    username: 'nadia.benali',
    email: 'nadia@exemple.fr',
    password: 'Sillage-2026!',
  },
  {
    role: 'admin',
    username: 'thomas.leroy',
    email: 'thomas@exemple.fr',
    password: 'Sillage-2026!',
  },
  { role: 'root', username: 'ines.moreau', email: 'ines@exemple.fr', password: 'Sillage-2026!' },
]
