import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { buildClaim } from './claims.factory.ts'

const server = await serveTests()
const owner = await signInAs(server)
const advisor = await signInAs(server, 'advisor')
const { claim_id: newest } = await buildClaim(server.database, {
  owner: owner.account,
  daysAgo: 1,
})
await sql`insert into claim (contract_id, owner_id, nature, nature_id, description, incident_date, status, declared_at)
    select contract_id, owner_id, nature, nature_id, 'copie ' || copy, incident_date, status,
      declared_at - copy * interval '1 minute'
    from claim, generate_series(1, 1049) copy where id = ${newest}`.execute(server.database)
await sql`insert into claim_participant (claim_id, account_id)
    select id, owner_id from claim on conflict do nothing`.execute(server.database)

test.each(['/backend/claims/allClaims', '/backend/claims/user'])(
  '%s answers the thousand newest claims, with a link to the rest',
  async (path) => {
    const { token } = path.endsWith('user') ? owner : advisor
    const read = async (search: string) => {
      const answer = await fetch(`${server.address}${path}${search}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data } = (await answer.json()) as { data: { claim_id: string }[] }
      return { ids: data.map(({ claim_id }) => claim_id), link: answer.headers.get('link') }
    }
    const first = await read('')
    expect(first.ids).toHaveLength(1000)
    expect(first.link).toBe('<?page=11&limit=100>; rel="next"')
    const next = await read('?page=11&limit=100')
    expect(next.ids).toHaveLength(50)
    expect(next.link).toBeNull()
    expect(new Set([...first.ids, ...next.ids]).size).toBe(1050)
    expect((await read('?page=10&limit=100')).link).toBe('<?page=11&limit=100>; rel="next"')
  },
)
