import { afterEach, expect, test } from 'vitest'
import { toast, toasts } from './toast.ts'

afterEach(() => {
  for (let shown = toasts.current(); shown; shown = toasts.current()) toasts.close(shown.id)
})

test('a message takes the place of the one before it', () => {
  toast.success('Contrat prolongé avec succès')
  toast.success('Contrat annulé avec succès')
  expect(toasts.current()).toMatchObject({ message: 'Contrat annulé avec succès' })
  toast.error('Message non envoyé')
  expect(toasts.current()).toMatchObject({ tone: 'error', message: 'Message non envoyé' })
})

test('a failure is shown until it is closed, then only what was said last', () => {
  toast.error('Message non envoyé')
  toast.error('Pièce refusée')
  toast.success('Réponse enregistrée')
  toast.success('Message envoyé')
  const shown: string[] = []
  for (let one = toasts.current(); one; one = toasts.current()) {
    shown.push(one.message)
    toasts.close(one.id)
  }
  expect(shown).toEqual(['Message non envoyé', 'Pièce refusée', 'Message envoyé'])
})

test('the same message is not queued twice in a row', () => {
  toast.info('Réponses enregistrées')
  toast.info('Réponses enregistrées')
  toasts.close(toasts.current()?.id ?? 0)
  expect(toasts.current()).toBeUndefined()
})

test('listeners are notified of each change until they unsubscribe', () => {
  let heard = 0
  const leave = toasts.subscribe(() => {
    heard += 1
  })
  toast.info('Un')
  leave()
  toast.info('Deux')
  expect(heard).toBe(1)
})
