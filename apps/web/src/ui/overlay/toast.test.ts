import { afterEach, expect, test } from 'vitest'
import { toast, toasts } from './toast.ts'

afterEach(() => {
  for (let shown = toasts.current(); shown; shown = toasts.current()) toasts.close(shown.id)
})

test('a message is shown until it is closed, then the next one', () => {
  toast.success('Contrat prolongé avec succès')
  toast.error('Message non envoyé')
  expect(toasts.current()).toMatchObject({
    tone: 'success',
    message: 'Contrat prolongé avec succès',
  })
  toasts.close(toasts.current()?.id ?? 0)
  expect(toasts.current()).toMatchObject({ tone: 'error', message: 'Message non envoyé' })
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
