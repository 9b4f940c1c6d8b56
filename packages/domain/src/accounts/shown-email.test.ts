import { expect, test } from 'vitest'
import { shownEmail } from './shown-email.ts'

test.each([
  ['camille@exemple.fr', 'camille@exemple.fr', null],
  ['camille+x@a-b.exemple.fr', 'camille+x@a-b.exemple.fr', null],
  ['élise@exemple.fr', 'élise@exemple.fr', null],
  ['a@société.fr', 'a@xn--socit-esab.fr', 'Ce domaine s’écrit « société.fr », avec des accents.'],
  // a Cyrillic е
  [
    'a@ex\u0435mple.fr',
    'a@xn--exmple-4of.fr',
    'Ce domaine s’écrit « ex\u0435mple.fr », avec des lettres d’un autre alphabet : il peut en imiter un autre.',
  ],
  [
    'a@xn--exmple-4of.fr',
    'a@xn--exmple-4of.fr',
    'Ce domaine s’écrit avec d’autres lettres que celles de a à z : il peut en imiter un autre.',
  ],
  // a Cyrillic а
  [
    'c\u0430mille@exemple.fr',
    'c\u0430mille@exemple.fr',
    'Ce qui précède @ contient des lettres d’un autre alphabet : cette adresse peut en imiter une autre.',
  ],
])('the address %s is displayed as %s', (email, address, note) => {
  const shown = shownEmail(email)
  expect(shown.address).toBe(address)
  expect(shown.note?.replaceAll('\u00a0', ' ') ?? null).toBe(note)
})
