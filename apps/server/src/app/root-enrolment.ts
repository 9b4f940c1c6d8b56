import { drawRootEnrolment } from '../accounts/passkeys/enrolment-link.ts'
import type { Database } from '../platform/database/database.ts'

/** Where no mail leaves, the operator hands the first root the link to a passkey; the password is asked for too. */
export async function printRootEnrolment(database: Database, address: string) {
  const path = await drawRootEnrolment({ database, now: Temporal.Now.instant() })
  if (path !== null)
    console.log(
      `Aucun root n’a de clé d’accès. Ce lien permet d’en créer une avec le mot de passe ; il est valable 30 minutes et sert une seule fois : ${new URL(path, address).href}`,
    )
}
