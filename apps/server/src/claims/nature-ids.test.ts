import { everyNature } from '@sillage/domain/claims/nature.factory.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { buildClaim } from './claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')

const declared = async () =>
  (await buildClaim(server.database, { owner: owner.account, nature: 'Vol' })).claim_id
const keptOf = (id: string) =>
  server.database
    .selectFrom('claim')
    .select(['nature', 'nature_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a claim stores the id of its nature, and its label for the previous release', async () => {
  expect(await keptOf(await declared())).toEqual({ nature: 'Vol', nature_id: 'car.theft' })
})

test('a claim that the previous release writes with a label alone gets the same id', async () => {
  const known = everyNature().map(({ id, label }) => ({ id, label }))
  const labels = known.map(({ label }) => label)
  const { rows } = await sql<{ id: string; label: string }>`
    select nature_id_of(label) as id, label from unnest(${labels}::text[]) as label`.execute(
    server.database,
  )
  expect(rows).toEqual(known)

  const id = await declared()
  await sql`insert into claim (contract_id, owner_id, nature, description, incident_date, status, declared_at)
    select contract_id, owner_id, 'Bris de glace', 'Écrit par la version d’avant', incident_date, status, now()
    from claim where id = ${id}`.execute(server.database)
  const { data } = await advisor.client.claimDesk.search({ query: { text: 'version d’avant' } })
  expect(data.claims.map(({ claim_id }) => claim_id)).toHaveLength(1)
  expect(await keptOf(data.claims[0]?.claim_id ?? '')).toEqual({
    nature: 'Bris de glace',
    nature_id: 'car.broken_glass',
  })
})

test('a nature that no longer exists is shown, and found, as it was written', async () => {
  const id = await declared()
  const former = { nature: 'Tempête', nature_id: 'Tempête' }
  await server.database.updateTable('claim').set(former).where('id', '=', id).execute()
  const { data } = await owner.client.claims.detail({ params: { id } })
  expect(data).toMatchObject({ nature: 'Tempête', checklist: [] })
  const found = (await advisor.client.claimDesk.search({ query: { nature: 'Tempête' } })).data
  expect(found.claims.map(({ claim_id }) => claim_id)).toEqual([id])
  expect(found.natures).toContain('Tempête')
})

test('the migration gives older claims the id of their nature, and can run again', async () => {
  const id = await declared()
  await sql`insert into claim (contract_id, owner_id, nature, description, incident_date, status)
    select contract_id, owner_id, 'Incendie', 'D’avant', incident_date, status
    from claim, generate_series(1, 2500) where id = ${id}`.execute(server.owner)
  await sql`alter table claim alter column nature_id drop not null`.execute(server.owner)
  await sql`update claim set nature_id = null where description = 'D’avant'`.execute(server.owner)
  await sql`delete from migration where name = '0030_natures_and_products.sql'`.execute(
    server.owner,
  )
  expect(await migrate(server.owner)).toEqual(['0030_natures_and_products.sql'])
  const { rows } = await sql<{ id: string; count: number }>`
    select nature_id as id, count(*)::int as count from claim where description = 'D’avant' group by 1`.execute(
    server.owner,
  )
  expect(rows).toEqual([{ id: 'car.fire', count: 2500 }])
})
