import { describe, expect, test } from 'vitest'
import { everyNature } from '../nature.factory.ts'
import type { Standing } from '../status.ts'
import {
  checkConsent,
  healthVisibility,
  type MedicalKind,
  openingRefusal,
} from './health-papers.ts'

const sight = (standing: Standing, isSender = false) => healthVisibility({ standing, isSender })

const taken = (standing: Standing, medical: MedicalKind | undefined, hasConsented: boolean) => {
  const answer = checkConsent({ standing, medical, hasConsented })
  return answer.ok ? answer.value : answer.error.code
}

describe('a health document', () => {
  test('is visible to its owner and its sender, masked for the team and hidden from participants', () => {
    expect(sight('owner')).toBe('whole')
    expect(sight('participant', true)).toBe('whole')
    expect(sight('participant')).toBe('absent')
    expect(sight('staff')).toBe('masked')
    // an advisor who forwarded it for the owner
    expect(sight('staff', true)).toBe('masked')
  })

  test('needs the express consent of a customer, and is marked as such when the team sends it', () => {
    expect(taken('owner', 'always', false)).toBe('claim.health_consent')
    expect(taken('participant', 'always', false)).toBe('claim.health_consent')
    expect(taken('owner', 'always', true)).toBe('health')
    expect(taken('staff', 'always', false)).toBe('health')
    expect(taken('owner', 'perhaps', false)).toBe('ordinary')
    expect(taken('owner', 'perhaps', true)).toBe('health')
    expect(taken('owner', undefined, true)).toBe('health')
    expect(taken('owner', undefined, false)).toBe('ordinary')
  })

  test('can’t be opened by the team once the consent was withdrawn', () => {
    expect(openingRefusal({ isWithdrawn: false })).toBeNull()
    expect(openingRefusal({ isWithdrawn: true })?.code).toBe('file.consent_withdrawn')
  })

  test('is recognised by its place in the checklist: certificates and bills always, a cause perhaps', () => {
    const marked = everyNature().flatMap(({ checklist }) =>
      checklist.flatMap(({ key, medical }) => (medical ? [`${key} ${medical}`] : [])),
    )
    expect([...new Set(marked)].toSorted()).toEqual([
      'cause perhaps',
      'medical always',
      'medical_bills always',
    ])
  })
})
