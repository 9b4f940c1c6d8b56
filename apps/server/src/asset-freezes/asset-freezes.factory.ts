import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../platform/database/database.ts'

interface Frozen {
  readonly id: number
  readonly last: string
  readonly first: string
  /** `[year, month, day]`, as much as is known. */
  readonly birth?: readonly [number, number?, number?]
}

/** A publication file in the Trésor's format, with fictional people. Returns its path. */
export async function buildRegisterFile(people: readonly Frozen[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'gels-')), 'registre.json')
  await writeRegister(file, people)
  return file
}

export async function writeRegister(file: string, people: readonly Frozen[]) {
  const PublicationDetail = people.map(({ id, last, first, birth }) => {
    const [Annee, Mois = '', Jour = ''] = birth ?? []
    return {
      IdRegistre: id,
      Nature: 'Personne physique',
      Nom: last,
      RegistreDetail: [
        { TypeChamp: 'PRENOM', Valeur: [{ Prenom: first }] },
        ...(birth ? [{ TypeChamp: 'DATE_DE_NAISSANCE', Valeur: [{ Jour, Mois, Annee }] }] : []),
      ],
    }
  })
  const DatePublication = '2026-11-20T00:00:00'
  await writeFile(file, JSON.stringify({ Publications: { DatePublication, PublicationDetail } }))
}

/** A match that waits for a person; its id. */
export async function buildFreezeMatch(
  database: Database,
  { accountId }: { accountId: string },
): Promise<string> {
  const { id } = await database
    .insertInto('freeze_match')
    .values({
      account_id: accountId,
      person_name: 'Hector Testenoire',
      person_birth: '1961-02-03',
      person_key: randomUUID(),
      entry_id: '9001',
      entry_name: 'Hector Émile TESTENOIRE',
      entry_births: JSON.stringify([{ year: 1961, month: null, day: null }]),
      occasion: 'signature',
      found_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same, as route parameters. */
export async function freezeMatchParams(database: Database, accountId: string) {
  return { params: { id: await buildFreezeMatch(database, { accountId }) } }
}

/** A person of the register whose birth date is unknown. */
export async function buildFrozen(database: Database, name: string) {
  await database
    .insertInto('frozen_entry')
    .values({
      id: '1',
      nature: 'person',
      name,
      names: JSON.stringify([name]),
      births: JSON.stringify([]),
      words: name.toUpperCase().split(' '),
    })
    .execute()
}
