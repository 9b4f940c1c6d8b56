import type { Page } from '@playwright/test'
import { buildSignaturePng } from '../apps/server/src/documents/seal/signature.factory.ts'
import { declaredClaim } from './claim-people.ts'
import { newToken } from './people.ts'

/** Fills in what a statement needs from one driver. */
export async function writeHalf(page: Page, { boxes }: { readonly boxes: readonly string[] }) {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Nom et prénom de l’assuré', 'Lucie Armand')
  await fill('Marque et modèle', 'Renault Clio')
  await fill('Immatriculation', 'FB-917-TQ')
  await fill('Société d’assurance', 'Mutuelle du Loiret')
  await fill('Numéro du contrat', '88 204 611')
  await fill('Nom et prénom du conducteur', 'Lucie Armand')
  await page.getByLabel(/^Point de choc initial/).selectOption('Arrière')
  for (const box of boxes) await page.getByRole('checkbox', { name: box }).check()
}

export async function signHalf(page: Page, name: string) {
  await page.getByLabel('Votre nom', { exact: true }).fill(name)
  await page.getByRole('radio', { name: 'Saisir au clavier' }).check()
  await page.getByLabel('Votre nom, en guise de signature').fill(name)
  await page.getByText('Signature prête').waitFor()
  await page.getByRole('button', { name: 'Signer le constat' }).click()
}

/**
 * A statement that both have written, through the API; with `isSigned`, signed by both. Returns the claim's owner and
 * the other driver's link.
 */
export async function writtenStatement(page: Page, { isSigned }: { readonly isSigned: boolean }) {
  const { email, claimId, path } = await declaredClaim(page, 'Accident', 'car')
  const headers = { authorization: `Bearer ${await newToken(page.request, email)}` }
  const call = async (method: 'POST' | 'PUT', address: string, data: object) => {
    const answer = await page.request.fetch(`/backend${address}`, { method, headers, data })
    if (!answer.ok()) throw new Error(await answer.text())
    const { data: told } = (await answer.json()) as { data: { address: string } }
    return told
  }
  const texts = {
    policyholder: 'Camille Roussel',
    vehicle: 'Renault Clio',
    plate: 'AB-123-CD',
    insurer: 'Sillage Assurances',
    contract: '0b6b1c9e',
    driver: 'Camille Roussel',
    damage: 'Aile avant gauche, phare',
    remarks: 'Je roulais dans ma file, il a reculé sans regarder.',
  }
  const half = { texts, isDamageCovered: true, impact: 'front_left', circumstances: [] }
  const shared = {
    day: '2026-11-12',
    time: '18:20',
    place: 'Orléans, rue des Carmes',
    isInjured: false,
    isOtherDamage: false,
    witnesses: '',
  }
  const at = `/claims/${claimId}/statement`
  const signatureData = `data:image/png;base64,${buildSignaturePng()}`
  await call('PUT', at, { version: 0, shared, side: half, sketch: signatureData })
  const link = (await call('POST', `${at}/invitation`, {})).address
  const token = link.slice(link.indexOf('#') + 1)
  const others = {
    ...texts,
    policyholder: 'Lucie Armand',
    driver: 'Lucie Armand',
    vehicle: 'Peugeot 208',
    plate: 'FB-917-TQ',
    insurer: 'Mutuelle fictive du Loiret',
    contract: '88 204 611',
    damage: 'Pare-chocs arrière',
    remarks: 'Je ne l’ai pas vu arriver.',
  }
  const side = { ...half, texts: others, impact: 'rear', circumstances: [14] }
  await call('POST', '/statements/side', { token, version: 1, side })
  if (isSigned) {
    await call('POST', `${at}/signature`, { version: 2, by: 'Camille Roussel', signatureData })
    const signed = { token, version: 2, by: 'Lucie Armand', signatureData }
    await call('POST', '/statements/signature', signed)
  }
  return { email, claimId, path, link: `/constat#${token}` }
}
