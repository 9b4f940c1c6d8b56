import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import type { AccountProposal } from '@sillage/wire/administration/users.ts'
import type { FinanceDesk } from '@sillage/wire/payments/bank.ts'
import {
  type FakeMovement,
  statementFile,
} from '../apps/server/src/payments/bank/fake-statement.factory.ts'
import { CREDITOR } from '../apps/server/src/payments/creditor.service.ts'
import { openOwnDatabase } from './database.ts'
import { DEMO, newMember, registered, tokenOf } from './people.ts'
import { signedContract } from './signed-contract.ts'

/** The French IBAN of the examples that banks print. */
export const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'

/** A team member of eight days with a capability, to which a second administrator agreed. */
export async function teller(
  request: APIRequestContext,
  capability: Capability,
  role: 'advisor' | 'admin' = 'advisor',
): Promise<string> {
  const { id, email } = await newMember(request, role)
  const given = await request.put(`/backend/admin/users/${id}/capabilities`, {
    headers: { authorization: `Bearer ${await tokenOf(request, DEMO.root)}` },
    data: { capabilities: [capability] },
  })
  if (!given.ok()) throw new Error(await given.text())
  const second = { authorization: `Bearer ${await tokenOf(request, DEMO.admin)}` }
  const proposals = '/backend/admin/account-proposals'
  const listed = await request.get(proposals, { headers: second })
  const { data }: { data: AccountProposal[] } = await listed.json()
  for (const one of data.filter(({ accountId }) => accountId === id))
    await request.post(`${proposals}/${one.id}/accept`, { headers: second })
  await letAWeekPass(id)
  return email
}

/** Two whom one person appointed this week are not yet two pairs of eyes. */
async function letAWeekPass(id: string) {
  const database = await openOwnDatabase()
  const role_since = new Date(Date.now() - 8 * 86_400_000)
  await database.updateTable('account').set({ role_since }).where('id', '=', id).execute()
  await database.destroy()
}

/** Imports a bank file at the payment desk. */
export async function importFile(page: Page, { name, bytes }: { name: string; bytes: Uint8Array }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Importer un fichier de la banque' }).click()
  await (await chooser).setFiles({
    name,
    mimeType: 'application/xml',
    buffer: Buffer.from(bytes),
  })
}

/** The balance of our account after the last statement, in cents: the next one starts there. */
async function balanceOf(request: APIRequestContext, email: string): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(request, email)}` }
  const answer = await request.get('/backend/finance/desk', { headers })
  const { data }: { data: FinanceDesk } = await answer.json()
  return Math.round((data.lastStatement?.balance ?? 0) * 100)
}

interface Statement {
  /** An account that may import. */
  readonly email: string
  readonly movements: readonly FakeMovement[]
  /** The booking date of all movements; today by default. */
  readonly on?: Temporal.PlainDate
}

/** The next statement of the account. It starts where the last one ended, which may be another journey's. */
export async function nextStatement(
  request: APIRequestContext,
  { email, movements, on = Temporal.Now.plainDateISO('Europe/Paris') }: Statement,
): Promise<Buffer> {
  const opening = await balanceOf(request, email)
  // the fake bank dates bookings in the future: move them to the statement's day
  return statementFile({
    id: `E2E${Date.now()}`,
    iban: CREDITOR.iban,
    opening,
    movements: movements.map((movement) => ({ ...movement, on })),
  })
}

/**
 * A direct debit of somebody else's car, in a batch that the desk prepared; tried again when another journey put it
 * into its own batch, which has another signer.
 */
export async function preparedDebit(desk: Page) {
  const { request } = desk
  const debit = { email: '', holder: '' }
  await expect(async () => {
    debit.holder = `Lou ${randomBytes(6).toString('hex').replaceAll(/\d/g, 'x')}`
    debit.email = (await registered(request)).email
    const plan = { cadence: 'once', method: 'direct_debit', holder: debit.holder, iban: IBAN }
    await signedContract(request, { email: debit.email, product: 'car', endingIn: 30, plan })
    await desk.goto('/finance/banque')
    await desk.getByRole('button', { name: 'Préparer les prélèvements' }).click()
    await expect(desk.getByRole('rowheader', { name: debit.holder })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  return debit
}

/** Imports the next statement at the desk, again if another journey's came first. Returns its bytes. */
export async function importStatement(page: Page, statement: Statement): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  await expect(async () => {
    bytes = await nextStatement(page.request, statement)
    await importFile(page, { name: 'releve.xml', bytes })
    await expect(page.getByText(/Relevé importé.*tous rapprochés/)).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  return bytes
}

/** Backdates an account's bank details by three days. */
export async function letThreeDaysPass(email: string) {
  const database = await openOwnDatabase()
  const account = database.selectFrom('account').select('id').where('email', '=', email)
  await database
    .updateTable('bank_account')
    .set({ payable_from: new Date(0) })
    .where('account_id', '=', account)
    .execute()
  await database.destroy()
}
