import { drawRootEnrolment } from '../accounts/passkeys/enrolment-link.ts'
import type { Database } from '../platform/database/database.ts'

/** Where no mail is sent, prints a link that lets the first root create a passkey; it also requires the password. */
export async function printRootEnrolment(database: Database, address: string) {
  const path = await drawRootEnrolment({ database, now: Temporal.Now.instant() })
  if (path !== null)
    console.log(
      `Aucun root n’a de clé d’accès. Ce lien permet d’en créer une avec le mot de passe ; il est valable 30 minutes et sert une seule fois : ${new URL(path, address).href}`,
    )
}
