import { expect, test } from 'vitest'
import { AUDIT_ACTIONS, auditActionLabel, isAuditAction } from './audit-actions.ts'

test('every audit action has a label of its own', () => {
  expect(new Set(AUDIT_ACTIONS.map(auditActionLabel)).size).toBe(AUDIT_ACTIONS.length)
  expect(auditActionLabel('claim.read')).toBe('Sinistre consulté')
})

test('an unknown code is not an action, and is displayed as it is', () => {
  expect(['', 'toString', '__proto__', 'claim.eaten'].some(isAuditAction)).toBe(false)
  expect(auditActionLabel('claim.eaten')).toBe('claim.eaten')
})
